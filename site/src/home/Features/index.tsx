import Link from '@docusaurus/Link';
import drawings from '@generated/icons/default/home.json';
import described from '@generated/pictures/default/home.json';
import features from '@scriptcat/content/texts/home/features';
import ProductPicture from '@site/src/pictures/ProductPicture';
import styles from './styles.module.css';

/** The six features; those that a picture of the extension explains best have one. */
export default function Features() {
  return (
    <section className={styles.features} id="features">
      <h2>{features.texts.title}</h2>
      <ul>
        {features.rows.map(({id, icon, title, text, link, to, picture}) => (
          <li key={id} data-picture={picture}>
            <svg
              viewBox="0 0 24 24"
              aria-hidden="true"
              // biome-ignore lint/security/noDangerouslySetInnerHtml: a drawing of an installed icon set
              dangerouslySetInnerHTML={{__html: drawings[icon] ?? ''}}
            />
            <h3>{title}</h3>
            <p>{text}</p>
            <Link to={to}>{link}</Link>
            {picture && described[picture] && <ProductPicture {...described[picture]} />}
          </li>
        ))}
      </ul>
    </section>
  );
}
