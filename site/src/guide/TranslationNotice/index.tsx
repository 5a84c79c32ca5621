import Interpolate from '@docusaurus/Interpolate';
import {useAlternatePageUtils} from '@docusaurus/theme-common/internal';
import words from '@scriptcat/content/guide/translation-notice';
import {languageTags} from '@scriptcat/contract';
import {useLanguage} from '@site/src/shell/hooks/useLanguage';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

type Props = {kind: 'behind' | 'missing'; section: string};

/** Written by plugins/translations: the original of a section is newer, or a page has only that. */
export default function TranslationNotice({kind, section}: Props): ReactNode {
  const {createUrl} = useAlternatePageUtils();
  const texts = words[useLanguage()];
  const [original] = languageTags;
  if (kind === 'missing') {
    return (
      <p className={styles.notice} role="note" data-markdown="skip" data-search="off">
        {texts.missing}
      </p>
    );
  }
  const url = createUrl({locale: original, fullyQualified: false}).replace(/[?#].*$/, '');
  return (
    <p className={styles.notice} role="note" data-markdown="skip" data-search="off">
      <Interpolate
        values={{
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
