import {useLocalized} from '@site/src/shell/hooks/useLanguage';
import {Fragment, type ReactNode} from 'react';
import CopyAddress from '../CopyAddress';
import styles from './styles.module.css';
import {type BrowserWordName, browserNames, browserWords, type Variant, variantsOf} from './words';

/**
 * What the reader's browser calls a thing. All spellings are in the HTML; the choice on <html>,
 * known before the first paint, leaves the one that fits. Without scripts all stay, with names.
 */
export default function BrowserWord({name}: {name: BrowserWordName}): ReactNode {
  const pick = useLocalized();
  const variants = variantsOf(name, pick);
  const mark = (text = '') =>
    browserWords[name].mark === 'address' ? <CopyAddress text={text} /> : <strong>{text}</strong>;
  if (variants.length === 1) return mark(variants[0]?.text);
  const namesOf = ({browsers}: Variant) => browsers.map((id) => pick(browserNames[id])).join('、');
  return (
    <span
      className={styles.word}
      data-variants={variants.flatMap(({browsers}) => browsers).join(' ')}
    >
      {variants.map((variant, index) => (
        <Fragment key={variant.text}>
          {index > 0 && <span className={styles.extra}>{pick({'zh-Hans': '／', en: ' / '})}</span>}
          <span data-for={variant.browsers.join(' ')}>
            {mark(variant.text)}
            <span className={styles.extra}>
              {pick({
                'zh-Hans': `（${namesOf(variant)}）`,
                en: ` (${namesOf(variant).replaceAll('、', ', ')})`,
              })}
            </span>
          </span>
        </Fragment>
      ))}
    </span>
  );
}
