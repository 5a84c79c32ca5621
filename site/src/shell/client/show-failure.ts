/** Shows at the top of the page that a part failed to load, with a retry button. */
export function showFailure(reason: string, retryLabel: string, onRetry: () => void): void {
  if (document.querySelector('.load-failure')) return;
  const box = document.createElement('div');
  box.className = 'load-failure';
  box.setAttribute('role', 'alert');

  const text = document.createElement('p');
  text.textContent = reason;

  const retry = document.createElement('button');
  retry.type = 'button';
  retry.textContent = retryLabel;
  retry.addEventListener('click', () => {
    box.remove();
    onRetry();
  });

  box.append(text, retry);
  document.body.prepend(box);
}
