import Translate from '@docusaurus/Translate';
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
  const look = isFirst ? '' : 'button--outline';
  return (
    <a className={`button button--primary ${look}`} href={href} rel="nofollow noreferrer">
      <Translate id="installBridge.open" description="Button that opens the script's own address">
        打开脚本的地址
      </Translate>
    </a>
  );
}

/** What to do now, for those who have ScriptCat and those who do not. */
export default function NextStep({href, isScript}: Props): ReactNode {
  const isPresent = useExtensionPresence();
  if (isPresent) {
    return (
      <>
        <p data-present="true">
          <Translate id="installBridge.seen" description="The extension is there">
            脚本猫已经装好，会在新的标签页打开安装页。
          </Translate>
        </p>
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
        <Translate id="installBridge.missing" description="Button to the section on installing">
          先装脚本猫
        </Translate>
      </a>
      {isScript && <OpenScript href={href} isFirst={false} />}
      <a href="#already-installed">
        <Translate
          id="installBridge.present"
          description="Link to the section on what may be wrong"
        >
          装了却没有出现安装页？
        </Translate>
      </a>
    </p>
  );
}
