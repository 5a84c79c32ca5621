import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import texts from '@scriptcat/content/texts/shell/load-failure';
import nprogress from 'nprogress';
import {showFailure} from './show-failure';

// Docusaurus keeps the old page silently if a chunk fails to load. Show the error and a retry
// button.
if (ExecutionEnvironment.canUseDOM) {
  nprogress.configure({showSpinner: true});
  window.addEventListener('unhandledrejection', ({reason}) => {
    if (!/ChunkLoadError|Loading (CSS )?chunk/i.test(String(reason))) return;
    // Offline, a stored page is readable even if its scripts are not stored.
    const text = navigator.onLine ? String(reason) : texts.offline;
    showFailure(text, texts.retry, () => location.reload());
  });
}
