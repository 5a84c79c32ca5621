import words from '@scriptcat/content/texts/guide/browser-words';
import {fill} from '@scriptcat/contract';
import {Fragment} from 'react';
import CopyAddress from '../CopyAddress';
import styles from './styles.module.css';
import {type BrowserWordName, type Variant, variantsOf} from './variants-of';

/**
 * What the reader's browser calls a thing. All spellings are in the HTML; the choice on <html>,
 * known before the first paint, leaves the one that fits. Without scripts all stay, with names.
 */
export default function BrowserWord({name}: {name: BrowserWordName}) {
  const {browsers: names, labels, ...texts} = words.texts;
  const isAddress = name in words.addresses;
  const variants = variantsOf({...words.addresses, ...labels}[name]);
  const mark = (text = '') => (isAddress ? <CopyAddress text={text} /> : <strong>{text}</strong>);
  if (variants.length === 1) return mark(variants[0]?.text);
  const namesOf = ({browsers}: Variant) => browsers.map((id) => names[id]).join(texts.comma);
  return (
    <span
      className={styles.word}
      data-variants={variants.flatMap(({browsers}) => browsers).join(' ')}
    >
      {variants.map((variant, index) => (
        <Fragment key={variant.text}>
          {index > 0 && <span className={styles.extra}>{texts.between}</span>}
          <span data-for={variant.browsers.join(' ')}>
            {mark(variant.text)}
            <span className={styles.extra}>{fill(texts.of, {browsers: namesOf(variant)})}</span>
          </span>
        </Fragment>
      ))}
    </span>
  );
}
