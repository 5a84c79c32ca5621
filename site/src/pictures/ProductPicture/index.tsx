import useBaseUrl from '@docusaurus/useBaseUrl';
import {useLanguage} from '@site/src/shell/hooks/useLanguage';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  name: string;
  /** MDX has these from the build (plugins/pictures), numbers as text. */
  width: number | string;
  height: number | string;
  alt: string;
  caption?: ReactNode;
  /** Above the fold, where waiting for it would be seen. */
  eager?: boolean;
}

/** The languages that pictures were taken in, as their files are named. */
const pictured: Readonly<Record<string, string>> = {'zh-Hans': 'zh', en: 'en'};

const themes = ['light', 'dark'] as const;

/** A picture of the real extension, in the reader's language and theme. */
export default function ProductPicture(props: Props): ReactNode {
  const {name, width, height, alt, caption, eager = false} = props;
  const language = pictured[useLanguage()] ?? 'en';
  const folder = useBaseUrl('/img/product/');
  return (
    <figure className={styles.figure} data-size={Number(width) < 500 ? 'narrow' : 'wide'}>
      {themes.map((theme) => {
        const file = `${folder}${name}-${language}-${theme}`;
        return (
          <picture key={theme} className={styles.picture} data-shown-in={theme}>
            <source type="image/avif" srcSet={`${file}.avif`} />
            <img
              src={`${file}.webp`}
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
