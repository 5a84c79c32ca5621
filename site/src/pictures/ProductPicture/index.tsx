import useBaseUrl from '@docusaurus/useBaseUrl';
import texts from '@scriptcat/content/texts/pictures/enlarge';
import {useId} from 'react';
import styles from './styles.module.css';

interface Props {
  /** The build (plugins/pictures) looks these up by name; in MDX, numbers are text. */
  file: string;
  width: number | string;
  height: number | string;
  alt: string;
  /** Above the fold, where waiting for it would be seen. */
  eager?: boolean;
  /** What phones show of it, when the whole would be too small to read. */
  part?: string;
}

const themes = ['light', 'dark'] as const;

/** A picture of the real extension, in the reader's language and theme, and in full on a press. */
export default function ProductPicture({file, width, height, alt, eager = false, part}: Props) {
  const folder = useBaseUrl('/img/product/');
  const id = useId();
  const inThemes = (loading: 'eager' | 'lazy') =>
    themes.map((theme) => (
      <picture key={theme} className={styles.picture} data-shown-in={theme}>
        <source type="image/avif" srcSet={`${folder}${file}-${theme}.avif`} />
        <img {...{width, height, loading}} src={`${folder}${file}-${theme}.webp`} alt={alt} />
      </picture>
    ));
  const press = {type: 'button', popoverTarget: id, 'data-early': 'picture'} as const;
  return (
    <figure className={styles.figure} data-part={part}>
      {inThemes(eager ? 'eager' : 'lazy')}
      {/* Narrower ones stand in the page as they are. */}
      {Number(width) > 500 && <button {...press} className={styles.open} aria-label={texts.open} />}
      <div id={id} className={styles.large} popover="auto" data-markdown="skip">
        <button {...press} aria-label={texts.close}>
          {inThemes('lazy')}
        </button>
      </div>
    </figure>
  );
}
