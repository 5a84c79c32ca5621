import script from '@generated/pictures/default/clip.json';
import texts from '@scriptcat/content/texts/pictures/clip';
import {type ComponentProps, useEffect} from 'react';
import ProductPicture from '../ProductPicture';
import styles from './styles.module.css';
import {watchClips} from './watch-clips';

/** A few seconds of the real extension. A picture stands for them until they play, or instead. */
export default function Clip(picture: ComponentProps<typeof ProductPicture>) {
  // Browsers don't run the script when the reader comes from another page of the site.
  useEffect(watchClips, []);
  return (
    <div className={styles.clip} data-clip="">
      <ProductPicture {...picture} />
      <button
        type="button"
        className={styles.play}
        data-play=""
        data-early="picture"
        data-markdown="skip"
      >
        {texts.play}
      </button>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a script of this site */}
      <script dangerouslySetInnerHTML={{__html: script}} />
    </div>
  );
}
