import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {translate} from '@docusaurus/Translate';
import nprogress from 'nprogress';
import {showFailure} from './show-failure';

// Docusaurus keeps the old page (or the static one) when a chunk cannot be loaded and says nothing.
// The reader is told, with the error and a way to try again.
if (ExecutionEnvironment.canUseDOM) {
  nprogress.configure({showSpinner: true});
  window.addEventListener('unhandledrejection', ({reason}) => {
    if (!/ChunkLoadError|Loading (CSS )?chunk/i.test(String(reason))) return;
    // A stored page can be read without a connection, though its scripts may not be stored.
    const text = navigator.onLine
      ? String(reason)
      : translate({
          id: 'loadFailure.offline',
          message: '现在没有网络。这一页可以照常读，按钮和菜单要连上网才能用。',
          description: 'When a stored page is read offline and its scripts cannot be loaded',
        });
    const retry = translate({
      id: 'loadFailure.retry',
      message: '重试',
      description: 'Button that reloads the page after a part of it failed to load',
    });
    showFailure(text, retry, () => location.reload());
  });
}
