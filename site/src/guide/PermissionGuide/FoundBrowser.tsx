import Translate from '@docusaurus/Translate';
import {useLocalized} from '@site/src/shell/hooks/useLanguage';
import type {ReactNode} from 'react';
import styles from './styles.module.css';
import {variants} from './variants';

/**
 * One sentence: which browser this seems to be, and what to do in it. Every sentence is in the HTML;
 * the attribute on <html> that plugins/boot sets before the first paint shows the one that fits.
 */
export default function FoundBrowser(): ReactNode {
  const localize = useLocalized();
  return (
    <>
      <span className={styles.sentence} data-found="none">
        <Translate id="permissionGuide.choose" description="Before the browser is recognised">
          找到你的浏览器，点进去看做法：
        </Translate>
      </span>
      <span className={styles.sentence} data-found="enabled">
        <Translate id="permissionGuide.enabled" description="The extension says it is allowed">
          脚本猫报告说权限已经打开。刷新你的网页，脚本就会运行。
        </Translate>
      </span>
      <span className={styles.sentence} data-found="unknown">
        <Translate id="permissionGuide.unknown" description="The browser was not recognised">
          认不出你的浏览器，请在下面选：
        </Translate>
      </span>
      {variants.map(({id, anchor, name, action, ...variant}) => (
        <span key={id} className={styles.sentence} data-found={id}>
          <Translate
            id="permissionGuide.found"
            description="browser is a name with a version; action is a link such as Switch on Developer mode"
            values={{
              browser: localize('inSentence' in variant ? variant.inSentence : name),
              action: (
                <a key="action" href={`#${anchor}`}>
                  {localize(action)}
                </a>
              ),
            }}
          >
            {'看起来你用的是 {browser}。{action}。'}
          </Translate>
        </span>
      ))}
    </>
  );
}
