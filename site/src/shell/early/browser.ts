import {detectBrowser, originParameters} from '@scriptcat/contract';

// Set before the first paint, so that CSS alone can adapt to the visitor.
const root = document.documentElement;
const {userAgent} = navigator;
const {userAgentData} = navigator as {userAgentData?: {brands?: {brand: string}[]}};
root.dataset.browser = detectBrowser(userAgent, userAgentData?.brands);

// The extension passes its browser in the survey's URL, which is more reliable than the user agent.
const parameter = Object.keys(originParameters).find(
  (key) => originParameters[key as keyof typeof originParameters] === 'browser',
);
const reported = /\/uninstall\//.test(location.pathname)
  ? new URLSearchParams(location.search).get(parameter ?? '')?.toLowerCase()
  : undefined;
const named = ['edge', 'chrome', 'firefox'].find((id) => reported?.startsWith(id));
if (named) root.dataset.browser = named;

// The extension announces itself to trusted sites, usually before this script runs.
function lookForExtension(): void {
  if ('Scriptcat' in (window.external ?? {})) root.dataset.extension = 'present';
}
lookForExtension();
addEventListener('load', lookForExtension);

// The home page explains why no store fits this device.
if (/Android|iPhone|iPad|iPod/.test(userAgent)) root.dataset.device = 'phone';
if (/Safari\//.test(userAgent) && !/Chrom|Android/.test(userAgent)) root.dataset.engine = 'safari';

// The search button shows the shortcut of this platform.
if (/Mac|iPhone|iPad/.test(navigator.platform)) root.dataset.platform = 'apple';

// Hide the start screen when ?q= is present.
if (/[?&]q=[^&]/.test(location.search)) root.dataset.query = '';

// Reserve space for the script's card, with a warning for http.
const script = /^#url=http(s?)(?::|%3a)/i.exec(location.hash);
if (script) root.dataset.script = script[1] ? 'https' : 'http';

// Load below-the-fold images after the first scroll, and hide the navbar on the way down. Docusaurus
// would hide it only once the React app runs.
let lastTop = 0;
addEventListener(
  'scroll',
  () => {
    root.dataset.scrolled = scrollY > Math.max(lastTop, 60) ? 'down' : 'up';
    lastTop = scrollY;
  },
  {passive: true},
);
