import Interpolate from '@docusaurus/Interpolate';
import {useAlternatePageUtils} from '@docusaurus/theme-common/internal';
import texts from '@scriptcat/content/texts/guide/translation-notice';
import own from '@scriptcat/content/texts/language';
import {originalOf} from '@scriptcat/contract';
import styles from './styles.module.css';

type Props = {kind: 'behind' | 'missing'; section: string};

/** Written by plugins/translations: the original of a section is newer, or a page has only that. */
export default function TranslationNotice({kind, section}: Props) {
  const {createUrl} = useAlternatePageUtils();
  const original = originalOf(own);
  const language = new Intl.DisplayNames([own], {type: 'language'}).of(original) ?? original;
  const url = createUrl({locale: original, fullyQualified: false}).replace(/[?#].*$/, '');
  const link = (
    <a key="original" href={section ? `${url}#${section}` : url} hrefLang={original}>
      {texts.original}
    </a>
  );
  return (
    <p className={styles.notice} role="note" data-markdown="skip" data-search="off">
      <Interpolate values={{language, original: link}}>{texts[kind]}</Interpolate>
    </p>
  );
}
