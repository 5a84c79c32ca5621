import Link from '@docusaurus/Link';
import drawings from '@generated/icons/default/home.json';
import features from '@scriptcat/content/texts/home/features';
import Stories from '../Stories';
import styles from './styles.module.css';

export default function Features() {
  return (
    <section className={styles.features} id="features">
      <h2>{features.texts.title}</h2>
      <Stories />
      <ul>
        {features.rows.map(({id, icon, title, text: body, link, to}) => (
          <li key={id}>
            <svg
              viewBox="0 0 24 24"
              aria-hidden="true"
              // biome-ignore lint/security/noDangerouslySetInnerHtml: a drawing of an installed icon set
              dangerouslySetInnerHTML={{__html: drawings[icon] ?? ''}}
            />
            <h3>{title}</h3>
            <p>{body}</p>
            <Link to={to}>{link}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
