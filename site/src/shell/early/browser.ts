import {detectBrowser, originParameters} from '@scriptcat/contract';

// Known before the first paint, so that style sheets alone can show what suits the visitor.
const root = document.documentElement;
const {userAgent} = navigator;
const {userAgentData} = navigator as {userAgentData?: {brands?: {brand: string}[]}};
root.dataset.browser = detectBrowser(userAgent, userAgentData?.brands);

// The extension names its browser in the survey's address, and knows better than a user agent.
const parameter = Object.keys(originParameters).find(
  (key) => originParameters[key as keyof typeof originParameters] === 'browser',
);
const reported = /\/uninstall\//.test(location.pathname)
  ? new URLSearchParams(location.search).get(parameter ?? '')?.toLowerCase()
  : undefined;
const named = ['edge', 'chrome', 'firefox'].find((id) => reported?.startsWith(id));
if (named) root.dataset.browser = named;

// The extension shows itself to the sites it trusts, mostly before the page's own scripts run.
function lookForExtension(): void {
  if ('Scriptcat' in (window.external ?? {})) root.dataset.extension = 'present';
}
lookForExtension();
addEventListener('load', lookForExtension);

// Where none of the stores helps, the home page says why.
if (/Android|iPhone|iPad|iPod/.test(userAgent)) root.dataset.device = 'phone';
if (/Safari\//.test(userAgent) && !/Chrom|Android/.test(userAgent)) root.dataset.engine = 'safari';

// The search button names the key that opens it.
if (/Mac|iPhone|iPad/.test(navigator.platform)) root.dataset.platform = 'apple';

// A search in the address is about to be answered: what stands there without one stays away.
if (/[?&]q=[^&]/.test(location.search)) root.dataset.query = '';

// The card of a script that a link wants to install is on its way, with a warning for http.
const script = /^#url=http(s?)(?::|%3a)/i.exec(location.hash);
if (script) root.dataset.script = script[1] ? 'https' : 'http';

// What is far below is fetched by those who go there.
addEventListener(
  'scroll',
  () => {
    root.dataset.scrolled = '';
  },
  {once: true, passive: true},
);
