import texts from '@scriptcat/content/texts/guide/install-page';
import {useExtensionPresence} from '../useExtensionPresence';
import styles from './styles.module.css';

interface Props {
  /** An http(s) URL that parse-install-hash.ts has accepted. */
  href: string;
  isScript: boolean;
}

/** The script manager intercepts navigations to this URL. */
function OpenScript({href, isFirst}: {href: string; isFirst: boolean}) {
  const look = isFirst ? '' : 'button--outline';
  return (
    <a className={`button button--primary ${look}`} href={href} rel="nofollow noreferrer">
      {texts.open}
    </a>
  );
}

/** The next step, with and without ScriptCat installed. */
export default function NextStep({href, isScript}: Props) {
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
