import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import words from '@scriptcat/content/shell/load-failure';
import nprogress from 'nprogress';
import {pageWords} from '../page-words';
import {showFailure} from './show-failure';

// Docusaurus keeps the old page (or the static one) when a chunk cannot be loaded and says nothing.
// The reader is told, with the error and a way to try again.
if (ExecutionEnvironment.canUseDOM) {
  nprogress.configure({showSpinner: true});
  window.addEventListener('unhandledrejection', ({reason}) => {
    if (!/ChunkLoadError|Loading (CSS )?chunk/i.test(String(reason))) return;
    const texts = pageWords(words);
    // A stored page can be read without a connection, though its scripts may not be stored.
    const text = navigator.onLine ? String(reason) : texts.offline;
    showFailure(text, texts.retry, () => location.reload());
  });
}
