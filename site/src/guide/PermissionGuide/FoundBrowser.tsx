import Translate from '@docusaurus/Translate';
import {useLocalized} from '@site/src/shell/hooks/useLocale';
import type {ReactNode} from 'react';
import type {Guess} from './guess-permission';
import {familyNames, variants} from './variants';

/** One sentence: which browser this seems to be, and what to do in it. */
export default function FoundBrowser({guess}: {guess: Guess}): ReactNode {
  const localize = useLocalized();
  if (guess.isEnabled) {
    return (
      <Translate id="permissionGuide.enabled" description="The extension says it is allowed">
        脚本猫报告说权限已经打开。刷新你的网页，脚本就会运行。
      </Translate>
    );
  }
  const variant = variants.find(({id}) => id === guess.variant);
  if (!variant) {
    return (
      <Translate id="permissionGuide.unknown" description="The browser was not recognised">
        认不出你的浏览器，请在下面选：
      </Translate>
    );
  }
  return (
    <Translate
      id="permissionGuide.found"
      description="browser is a name with a version; action is a link such as Switch on Developer mode"
      values={{
        browser: [localize(familyNames[guess.family]), guess.version].filter(Boolean).join(' '),
        action: (
          <a key="action" href={`#${variant.anchor}`}>
            {localize(variant.action)}
          </a>
        ),
      }}
    >
      {'看起来你用的是 {browser}。{action}。'}
    </Translate>
  );
}
