import {reveal} from './reveal';

// Opens the fold that contains the target of the fragment, before the React app has loaded;
// client.ts does the same for navigations in the app.
const revealTarget = () => reveal(location.hash);
revealTarget();
addEventListener('hashchange', revealTarget);

// Open all folds for printing, except headers of samples.
addEventListener('beforeprint', () => {
  for (const fold of document.querySelectorAll<HTMLDetailsElement>('details:not([data-copy] *)'))
    fold.open = true;
});
