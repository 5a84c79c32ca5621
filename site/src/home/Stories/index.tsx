import Link from '@docusaurus/Link';
import described from '@generated/pictures/default/home.json';
import ProductPicture from '@site/src/pictures/ProductPicture';
import {useLocalized} from '@site/src/shell/hooks/useLanguage';
import type {ReactNode} from 'react';
import {stories} from '../data/stories';
import styles from './styles.module.css';

/** What sets ScriptCat apart, with pictures of the extension itself. */
export default function Stories(): ReactNode {
  const text = useLocalized();
  return (
    <div className={styles.stories}>
      {stories.map(({id, title, text: body, pictures, link}) => (
        <article key={id} className={styles.story} data-story={id}>
          <div className={styles.words}>
            <h3>{text(title)}</h3>
            <p>{text(body)}</p>
            <Link to={link.to}>{text(link.label)}</Link>
          </div>
          <div className={styles.pictures}>
            {pictures.map(
              (name) => name && <ProductPicture key={name} name={name} {...described[name]} />,
            )}
          </div>
        </article>
      ))}
    </div>
  );
}
