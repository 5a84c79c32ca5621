import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';

/** Runs when the page has loaded and the browser has nothing better to do. */
function whenIdle(run: () => void): void {
  const wait = () =>
    'requestIdleCallback' in window
      ? requestIdleCallback(run, {timeout: 10_000})
      : setTimeout(run, 2_000);
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, {once: true});
}

type Keeper = typeof import('../../src/offline/keeper');

function askKeeper(task: (keeper: Keeper) => Promise<void>): void {
  whenIdle(() => {
    import('../../src/offline/keeper')
      .then(task)
      // Reading offline is an extra: without it, the page in view loses nothing.
      .catch(() => {});
  });
}

const isActive = ExecutionEnvironment.canUseDOM && process.env.NODE_ENV === 'production';

if (isActive) askKeeper(({keepUp}) => keepUp());

const clientModule: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    if (!isActive || !previousLocation || location.pathname === previousLocation.pathname) return;
    askKeeper(({keepPage}) => keepPage());
  },
};

export default clientModule;
