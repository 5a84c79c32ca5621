import Interpolate from '@docusaurus/Interpolate';
import {useAlternatePageUtils} from '@docusaurus/theme-common/internal';
import words from '@scriptcat/content/guide/translation-notice';
import {fill, originalOf} from '@scriptcat/contract';
import {useLanguage} from '@site/src/shell/hooks/useLanguage';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

type Props = {kind: 'behind' | 'missing'; section: string};

/** Written by plugins/translations: the original of a section is newer, or a page has only that. */
export default function TranslationNotice({kind, section}: Props): ReactNode {
  const {createUrl} = useAlternatePageUtils();
  const own = useLanguage();
  const texts = words[own];
  const original = originalOf(own);
  const language = new Intl.DisplayNames([own], {type: 'language'}).of(original) ?? original;
  if (kind === 'missing') {
    return (
      <p className={styles.notice} role="note" data-markdown="skip" data-search="off">
        {fill(texts.missing, {language})}
      </p>
    );
  }
  const url = createUrl({locale: original, fullyQualified: false}).replace(/[?#].*$/, '');
  return (
    <p className={styles.notice} role="note" data-markdown="skip" data-search="off">
      <Interpolate
        values={{
          language,
          original: (
            <a key="original" href={section ? `${url}#${section}` : url} hrefLang={original}>
              {texts.original}
            </a>
          ),
        }}
      >
        {texts.behind}
      </Interpolate>
    </p>
  );
}
