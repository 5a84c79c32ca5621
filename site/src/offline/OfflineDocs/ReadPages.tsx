import texts from '@scriptcat/content/texts/offline/docs';
import {fill} from '@scriptcat/contract';
import styles from './ReadPages.module.css';
import shared from './styles.module.css';
import {useReadPages} from './useReadPages';

/** The reader's own switch for everything the site keeps. */
export default function ReadPages() {
  const {isKept, count, keep} = useReadPages();
  return (
    <div className={shared.part}>
      <p className={shared.title}>{texts.readTitle}</p>
      <label className={styles.choice}>
        <input
          type="checkbox"
          checked={isKept}
          onChange={({target}) => keep(target.checked)}
          aria-describedby="offline-refusal"
        />
        {texts.keepRead}
      </label>
      <p role="status">{count !== undefined && fill(texts.readCount, {count})}</p>
      <p className={styles.hint} id="offline-refusal">
        {texts.refusalHint}
      </p>
    </div>
  );
}
