import words from '@scriptcat/content/guide/install-page';
import {useLanguage} from '@site/src/shell/hooks/useLanguage';
import type {ReactNode} from 'react';
import {useExtensionPresence} from '../useExtensionPresence';
import styles from './styles.module.css';

interface Props {
  /** A plain http(s) address, as the parser of the hash lets through. */
  href: string;
  isScript: boolean;
}

/** A script manager catches the address itself, whatever brought the visitor to this page. */
function OpenScript({href, isFirst}: {href: string; isFirst: boolean}): ReactNode {
  const texts = words[useLanguage()];
  const look = isFirst ? '' : 'button--outline';
  return (
    <a className={`button button--primary ${look}`} href={href} rel="nofollow noreferrer">
      {texts.open}
    </a>
  );
}

/** What to do now, for those who have ScriptCat and those who do not. */
export default function NextStep({href, isScript}: Props): ReactNode {
  const texts = words[useLanguage()];
  const isPresent = useExtensionPresence();
  if (isPresent) {
    return (
      <>
        <p data-present="true">{texts.seen}</p>
        {isScript && (
          <p className={styles.actions}>
            <OpenScript href={href} isFirst />
          </p>
        )}
      </>
    );
  }
  return (
    <p className={styles.actions}>
      <a className="button button--primary" href="#get-scriptcat">
        {texts.missing}
      </a>
      {isScript && <OpenScript href={href} isFirst={false} />}
      <a href="#already-installed">{texts.present}</a>
    </p>
  );
}
