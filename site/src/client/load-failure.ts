import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {translate} from '@docusaurus/Translate';
import nprogress from 'nprogress';

// Docusaurus keeps the old page (or the static one) when a chunk cannot be loaded and says nothing.
// The reader is told, with the error and a way to try again.
function showFailure(reason: unknown): void {
  if (document.querySelector('.load-failure')) return;
  const box = document.createElement('div');
  box.className = 'load-failure';
  box.setAttribute('role', 'alert');

  const text = document.createElement('p');
  text.textContent = String(reason);

  const retry = document.createElement('button');
  retry.type = 'button';
  retry.className = 'button button--primary button--sm';
  retry.textContent = translate({
    id: 'loadFailure.retry',
    message: '重试',
    description: 'Button that reloads the page after a part of it failed to load',
  });
  retry.addEventListener('click', () => location.reload());

  box.append(text, retry);
  document.body.prepend(box);
}

if (ExecutionEnvironment.canUseDOM) {
  nprogress.configure({showSpinner: true});
  window.addEventListener('unhandledrejection', ({reason}) => {
    if (/ChunkLoadError|Loading (CSS )?chunk/i.test(String(reason))) showFailure(reason);
  });
}
