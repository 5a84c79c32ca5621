import {reveal} from './reveal';

// An address with a fragment opens the fold that holds its target, in every browser and before the
// React app has loaded; client.ts does the same for links followed inside the app.
const revealTarget = () => reveal(location.hash);
revealTarget();
addEventListener('hashchange', revealTarget);

// On paper nothing can be opened any more.
addEventListener('beforeprint', () => {
  for (const fold of document.querySelectorAll('details')) fold.open = true;
});
