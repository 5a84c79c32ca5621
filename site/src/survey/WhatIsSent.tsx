import Translate from '@docusaurus/Translate';
import {useLocalized} from '@site/src/shell/hooks/useLocale';
import type {ReactNode} from 'react';
import type {Origin} from './draft';
import styles from './WhatIsSent.module.css';

/** Says what leaves the page, before it does. */
export default function WhatIsSent({origin}: {origin: Origin}): ReactNode {
  const separator = useLocalized()({'zh-Hans': '、', en: ', '});
  const told = [origin.version, origin.browser, origin.channel].filter(Boolean).join(separator);
  return (
    <div className={styles.sent}>
      <p>
        <Translate id="uninstall.sent" description="Survey: what is sent and stored">
          提交时会发送并保存：所选原因、填写的内容、页面语言，以及为这份回答随机生成的编号。
        </Translate>
        {told && (
          <Translate
            id="uninstall.sent.origin"
            description="Survey: what the extension told about itself is sent too"
            values={{told: <strong>{told}</strong>}}
          >
            {'另外还有扩展提供的版本信息：{told}。'}
          </Translate>
        )}
      </p>
      <p>
        <Translate
          id="uninstall.sent.not"
          description="Survey: what is sent but not stored, and what is not sent"
        >
          为了分辨机器程序，还会发送表单打开了多久，但不保存。IP
          地址、浏览器标识都不会保存，这个页面也没有统计代码。
        </Translate>
      </p>
    </div>
  );
}
