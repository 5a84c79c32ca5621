import Interpolate from '@docusaurus/Interpolate';
import texts from '@scriptcat/content/texts/guide/permission';
import styles from './styles.module.css';
import {variants} from './variants';

/**
 * One sentence: which browser this seems to be, and what to do in it. Every sentence is in the HTML;
 * the attribute on <html> that plugins/boot sets before the first paint shows the one that fits.
 */
export default function FoundBrowser() {
  return (
    <>
      {Object.entries({none: texts.choose, enabled: texts.enabled, unknown: texts.unknown}).map(
        ([way, text]) => (
          <span key={way} className={styles.sentence} data-way={way}>
            {text}
          </span>
        ),
      )}
      {variants.map(({id, anchor}) => {
        const {name, action, ...others} = texts.variants[id];
        const link = (
          <a key="action" href={`#${anchor}`}>
            {action}
          </a>
        );
        const browser = 'inSentence' in others ? others.inSentence : name;
        return (
          <span key={id} className={styles.sentence} data-way={id}>
            <Interpolate values={{browser, action: link}}>{texts.found}</Interpolate>
          </span>
        );
      })}
    </>
  );
}
