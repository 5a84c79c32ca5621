import texts from '@scriptcat/content/texts/tools/cron/example';
import type {ReactNode} from 'react';
import LazyTool from '../LazyTool';
import Outcome from '../LazyTool/Outcome';

const load = () => import('./CronLab');

/** The cron lab behind its worked example. */
export default function LazyCronLab({isPage}: {isPage?: boolean}): ReactNode {
  return (
    <LazyTool load={load} isPage={isPage} room="short">
      <Outcome lines={texts.outcome} />
    </LazyTool>
  );
}
