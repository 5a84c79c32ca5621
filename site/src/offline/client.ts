import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';
import {reportPage, startOfflineSync} from './sync';

/** Runs when the page has loaded and the browser has nothing better to do. */
function whenIdle(task: () => Promise<void>): void {
  // Reading offline is an extra: without it, the page in view loses nothing.
  const run = () => void task().catch(() => {});
  const wait = () =>
    'requestIdleCallback' in window
      ? requestIdleCallback(run, {timeout: 10_000})
      : setTimeout(run, 2_000);
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, {once: true});
}

const isActive = ExecutionEnvironment.canUseDOM && process.env.NODE_ENV === 'production';

if (isActive) whenIdle(startOfflineSync);

const clientModule: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    if (!isActive || !previousLocation || location.pathname === previousLocation.pathname) return;
    whenIdle(reportPage);
  },
};

export default clientModule;
