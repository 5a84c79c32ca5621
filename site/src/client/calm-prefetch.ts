import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

// The framework prefetches the pages of all links in view in one go, which a slow phone feels. Here
// each waits for an idle moment of its own.
const pending: string[] = [];

function next(prefetch: (path: string) => unknown): void {
  const path = pending.shift();
  if (path === undefined) return;
  prefetch(path);
  if (pending.length > 0) requestIdleCallback(() => next(prefetch));
}

if (ExecutionEnvironment.canUseDOM && 'requestIdleCallback' in window) {
  // The framework's object is there once its own modules have run.
  setTimeout(() => {
    const {docusaurus} = window;
    window.docusaurus = {
      ...docusaurus,
      prefetch(path) {
        pending.push(path);
        if (pending.length === 1) requestIdleCallback(() => next(docusaurus.prefetch));
        return false;
      },
    };
  });
}
