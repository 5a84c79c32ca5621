import Translate from '@docusaurus/Translate';
import {useAlternatePageUtils} from '@docusaurus/theme-common/internal';
import {languageTags} from '@scriptcat/contract';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

type Props = {kind: 'behind' | 'missing'; section: string};

/** Written by plugins/translations: the original of a section is newer, or a page has only that. */
export default function TranslationNotice({kind, section}: Props): ReactNode {
  const {createUrl} = useAlternatePageUtils();
  const [original] = languageTags;
  if (kind === 'missing') {
    return (
      <p className={styles.notice} role="note" data-markdown="skip" data-search="off">
        <Translate
          id="translationNotice.missing"
          description="The page is shown in Chinese instead"
        >
          这一页还没有翻译，下面是中文原文。
        </Translate>
      </p>
    );
  }
  const url = createUrl({locale: original, fullyQualified: false}).replace(/[?#].*$/, '');
  return (
    <p className={styles.notice} role="note" data-markdown="skip" data-search="off">
      <Translate
        id="translationNotice.behind"
        description="original links to the same section in Chinese"
        values={{
          original: (
            <a key="original" href={section ? `${url}#${section}` : url} hrefLang={original}>
              <Translate id="translationNotice.original" description="Link to the Chinese section">
                看中文原文
              </Translate>
            </a>
          ),
        }}
      >
        {'这一节的中文版比译文新。{original}'}
      </Translate>
    </p>
  );
}
