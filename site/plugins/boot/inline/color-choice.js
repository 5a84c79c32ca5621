// The theme's own script follows the system as long as nothing is stored. Here "system" is a
// choice of its own (src/client/color-choice.ts stores it), and a first visit is light.
let theme;
let choice;
try {
  theme = localStorage.getItem('theme');
  choice = localStorage.getItem('theme-choice');
} catch {}
if (!theme && choice !== 'system' && !/[?&]docusaurus-theme=/.test(location.search)) {
  document.documentElement.setAttribute('data-theme', 'light');
  document.documentElement.setAttribute('data-theme-choice', 'light');
}
