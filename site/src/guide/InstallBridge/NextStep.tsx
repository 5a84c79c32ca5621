import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {useExtensionPresence} from '../useExtensionPresence';

interface Props {
  /** A plain http(s) address, as the parser of the hash lets through. */
  href: string;
  isScript: boolean;
}

/** A script manager catches the address itself, whatever brought the visitor to this page. */
function OpenScript({href}: {href: string}): ReactNode {
  return (
    <a href={href} rel="nofollow noreferrer">
      <Translate id="installBridge.open" description="Link to the script's own address">
        打开脚本的地址
      </Translate>
    </a>
  );
}

/** What to do now, for those who have ScriptCat and those who do not. */
export default function NextStep({href, isScript}: Props): ReactNode {
  const isPresent = useExtensionPresence();
  const open = isScript && <OpenScript key="open" href={href} />;
  if (isPresent) {
    return (
      <p data-present="true">
        <Translate
          id="installBridge.seen"
          description="The extension is there; open is a link to the script or nothing"
          values={{open: open || null}}
        >
          {'脚本猫已经装好，安装页会在新的标签页打开。没有打开的话：{open}'}
        </Translate>
      </p>
    );
  }
  return (
    <p>
      <Translate
        id="installBridge.next"
        description="missing and present are links to the two sections of the page, open one to the script"
        values={{
          open: open || null,
          missing: (
            <a key="missing" href="#get-scriptcat">
              <Translate id="installBridge.missing" description="Link inside installBridge.next">
                还没有装脚本猫
              </Translate>
            </a>
          ),
          present: (
            <a key="present" href="#already-installed">
              <Translate id="installBridge.present" description="Link inside installBridge.next">
                安装页没有出现
              </Translate>
            </a>
          ),
        }}
      >
        {'已经装了脚本猫：{open}（{present}）。不然：{missing}。'}
      </Translate>
    </p>
  );
}
