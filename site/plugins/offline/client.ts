import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';
import {isSavingData} from '../../src/client/connection';
import {isRefused} from '../../src/offline/choice';
import {
  isSupported,
  registerWorker,
  removeEverything,
  reportRead,
} from '../../src/offline/worker-registration';

/** Runs when the page has loaded and the browser has nothing better to do. */
function whenIdle(run: () => void): void {
  const wait = () =>
    'requestIdleCallback' in window
      ? requestIdleCallback(run, {timeout: 10_000})
      : setTimeout(run, 2_000);
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, {once: true});
}

let worker: Promise<ServiceWorker> | undefined;

async function start(): Promise<ServiceWorker> {
  const active = await registerWorker();
  // Loaded before the worker existed. Later ones pass through it.
  if (!navigator.serviceWorker.controller) reportRead(active);
  return active;
}

function keepUp(): void {
  if (!isSupported()) return;
  if (isRefused()) {
    // A worker goes on until its last page is closed and may have stored something after the "no".
    removeEverything().catch(() => {});
    return;
  }
  if (isSavingData()) return;
  worker = start();
  worker
    .then(() => import('../../src/offline/refresh-saved'))
    .then(({refreshSaved}) => refreshSaved())
    // Reading offline is an extra: without it, the page in view loses nothing.
    .catch(() => {});
}

if (ExecutionEnvironment.canUseDOM && process.env.NODE_ENV === 'production') whenIdle(keepUp);

const clientModule: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    if (!previousLocation || location.pathname === previousLocation.pathname) return;
    // The application shows this page without asking for its document.
    whenIdle(() => worker?.then(reportRead, () => {}));
  },
};

export default clientModule;
