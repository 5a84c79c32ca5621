import Link from '@docusaurus/Link';
import described from '@generated/pictures/default/home.json';
import stories from '@scriptcat/content/texts/home/stories';
import ProductPicture from '@site/src/pictures/ProductPicture';
import styles from './styles.module.css';

/** What sets ScriptCat apart, with pictures of the extension itself. */
export default function Stories() {
  return (
    <div className={styles.stories}>
      {stories.rows.map(({id, title, text: body, pictures, link, to}) => (
        <article key={id} className={styles.story} data-story={id}>
          <div className={styles.words}>
            <h3>{title}</h3>
            <p>{body}</p>
            <Link to={to}>{link}</Link>
          </div>
          <div className={styles.pictures}>
            {pictures.map((name) => {
              const picture = described[name];
              return picture && <ProductPicture key={name} {...picture} />;
            })}
          </div>
        </article>
      ))}
    </div>
  );
}
