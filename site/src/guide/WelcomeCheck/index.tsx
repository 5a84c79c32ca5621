import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import CheckRow from './CheckRow';
import RanScript from './RanScript';
import styles from './styles.module.css';
import {useWelcomeCheck} from './useWelcomeCheck';

/** Reports what this page has seen for itself; what it cannot know it leaves out. */
export default function WelcomeCheck(): ReactNode {
  const {isAnswering, ranVersion} = useWelcomeCheck();
  const hasRun = ranVersion !== undefined;
  const isSeen = hasRun || isAnswering === true;
  return (
    <section
      className={styles.check}
      data-app="now"
      aria-live="polite"
      aria-label={translate({
        id: 'welcomeCheck.label',
        message: '安装检查',
        description: 'Name of the checks on the welcome page',
      })}
    >
      {isSeen && (
        <ul>
          <CheckRow>
            <Translate id="welcomeCheck.installed" description="The extension was noticed">
              脚本猫已经安装，并且在这一页有响应。
            </Translate>
          </CheckRow>
          <CheckRow>
            <Translate id="welcomeCheck.allowed" description="The extension was noticed">
              用户脚本权限已经打开。
            </Translate>
          </CheckRow>
          {hasRun && (
            <CheckRow>
              <RanScript version={ranVersion} />
            </CheckRow>
          )}
        </ul>
      )}
      {!hasRun && (
        <p>
          <Translate id="welcomeCheck.waiting" description="Shown until a script has run">
            检查脚本装好、本页刷新之后，结果会写在这里。
          </Translate>
        </p>
      )}
    </section>
  );
}
