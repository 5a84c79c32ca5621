import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

/** Says whether the extension was noticed, and nothing before the page has looked. */
export default function Presence({isSeen}: {isSeen: boolean | undefined}): ReactNode {
  if (isSeen === undefined) {
    return (
      <Translate id="welcomeCheck.looking" description="Shown before the page has looked">
        工具栏或拼图图标里有猫头，就是装好了。
      </Translate>
    );
  }
  if (isSeen) {
    return (
      <Translate id="welcomeCheck.installed" description="The extension was noticed">
        脚本猫已经安装，并且在这一页有响应。
      </Translate>
    );
  }
  return (
    <Translate id="welcomeCheck.silent" description="The extension was not noticed">
      这一页没有看到脚本猫。权限还没打开时总是这样；工具栏或拼图图标里有猫头，就是装好了。
    </Translate>
  );
}
