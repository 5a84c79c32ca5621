import useBaseUrl from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** The build (plugins/pictures) looks these up by name; in MDX, numbers are text. */
  file: string;
  width: number | string;
  height: number | string;
  alt: string;
  caption?: ReactNode;
  /** Above the fold, where waiting for it would be seen. */
  eager?: boolean;
}

const themes = ['light', 'dark'] as const;

/** A picture of the real extension, in the reader's language and theme. */
export default function ProductPicture(props: Props) {
  const {file, width, height, alt, caption, eager = false} = props;
  const folder = useBaseUrl('/img/product/');
  return (
    <figure className={styles.figure} data-size={Number(width) < 500 ? 'narrow' : 'wide'}>
      {themes.map((theme) => {
        const address = `${folder}${file}-${theme}`;
        return (
          <picture key={theme} className={styles.picture} data-shown-in={theme}>
            <source type="image/avif" srcSet={`${address}.avif`} />
            <img
              src={`${address}.webp`}
              alt={alt}
              width={width}
              height={height}
              loading={eager ? 'eager' : 'lazy'}
              decoding="async"
            />
          </picture>
        );
      })}
      {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  );
}
