import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import CheckRow from './CheckRow';
import RanScript from './RanScript';
import styles from './styles.module.css';
import {useWelcomeCheck} from './useWelcomeCheck';

/** Reports what this page can see for itself and says plainly what it cannot. */
export default function WelcomeCheck(): ReactNode {
  const {isAnswering, ranVersion} = useWelcomeCheck();
  const hasRun = ranVersion !== undefined;
  return (
    <section
      className={styles.check}
      aria-label={translate({
        id: 'welcomeCheck.label',
        message: '安装检查',
        description: 'Name of the checks on the welcome page',
      })}
    >
      <ul aria-live="polite">
        <CheckRow isDone={isAnswering || hasRun}>
          {isAnswering || hasRun ? (
            <Translate id="welcomeCheck.installed" description="The extension was noticed">
              脚本猫已经安装，并且在这一页有响应。
            </Translate>
          ) : (
            <Translate id="welcomeCheck.silent" description="The extension was not noticed">
              这一页没有察觉到脚本猫。这不说明没装好：浏览器不让网页查看装了哪些扩展。工具栏或拼图图标里有猫头，就是装好了。
            </Translate>
          )}
        </CheckRow>
        <CheckRow isDone={hasRun}>
          {hasRun ? (
            <Translate id="welcomeCheck.allowed" description="A script ran on this page">
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
              {'网页查不到用户脚本权限开没开，{look}。'}
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
