import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import CheckRow from './CheckRow';
import Presence from './Presence';
import RanScript from './RanScript';
import styles from './styles.module.css';
import {useWelcomeCheck} from './useWelcomeCheck';

/** Reports what this page can see for itself and says plainly what it cannot. */
export default function WelcomeCheck(): ReactNode {
  const {isAnswering, ranVersion} = useWelcomeCheck();
  const hasRun = ranVersion !== undefined;
  const isSeen = hasRun || isAnswering;
  return (
    <section
      className={styles.check}
      data-app="now"
      aria-label={translate({
        id: 'welcomeCheck.label',
        message: '安装检查',
        description: 'Name of the checks on the welcome page',
      })}
    >
      <ul aria-live="polite">
        <CheckRow isDone={isSeen === true}>
          <Presence isSeen={isSeen} />
        </CheckRow>
        <CheckRow isDone={isSeen === true}>
          {isSeen ? (
            <Translate id="welcomeCheck.allowed" description="The extension was noticed">
              用户脚本权限已经打开。
            </Translate>
          ) : (
            <Translate
              id="welcomeCheck.unknownPermission"
              description="look links to the manual check"
              values={{
                look: (
                  <a key="look" href="#allow">
                    <Translate id="welcomeCheck.look" description="Link to the manual check">
                      点两下自己看
                    </Translate>
                  </a>
                ),
              }}
            >
              {'还不知道用户脚本权限开没开，{look}。'}
            </Translate>
          )}
        </CheckRow>
        <CheckRow isDone={hasRun}>
          {hasRun ? (
            <RanScript version={ranVersion} />
          ) : (
            <Translate
              id="welcomeCheck.notRun"
              description="try links to the first script"
              values={{
                try: (
                  <a key="try" href="#first-script">
                    <Translate id="welcomeCheck.try" description="Link to the first script">
                      跑一个试试
                    </Translate>
                  </a>
                ),
              }}
            >
              {'还没有脚本在本页运行过，{try}。'}
            </Translate>
          )}
        </CheckRow>
      </ul>
    </section>
  );
}
