import words from '@scriptcat/content/tools/cron/example';
import {useLanguage} from '@site/src/shell/hooks/useLanguage';
import type {ReactNode} from 'react';
import LazyTool from '../LazyTool';
import Outcome from '../LazyTool/Outcome';

const load = () => import('./CronLab');

/** The cron lab behind its worked example. */
export default function LazyCronLab({isPage}: {isPage?: boolean}): ReactNode {
  return (
    <LazyTool load={load} isPage={isPage} room="short">
      <Outcome lines={words[useLanguage()].outcome} />
    </LazyTool>
  );
}
