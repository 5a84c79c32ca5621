import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

// The theme stores "system" by deleting its key, which a first visit looks like as well. The choice
// is therefore kept in a key of its own, which ../ColorModeToggle/early.ts reads.
if (ExecutionEnvironment.canUseDOM) {
  window.addEventListener('storage', (event) => {
    if (event.key !== 'theme') return;
    try {
      localStorage.setItem('theme-choice', event.newValue ?? 'system');
    } catch {
      // Storage is blocked: the choice lasts as long as the page.
    }
  });
}
