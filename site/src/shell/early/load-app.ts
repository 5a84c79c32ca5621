import texts from '@scriptcat/content/texts/shell/load-failure';
import {showFailure} from '../client/show-failure';

interface AppFiles {
  /** The full stylesheet; the page came with a subset. */
  styles: readonly string[];
  /** The React app, in any order. */
  scripts: readonly string[];
  /** Chunks of this page, preloaded. */
  chunks?: readonly string[];
}

const root = document.documentElement;
/** Loaded files; running one twice would start a second React app. */
const arrived = new Set<string>();
let isStarted = false;

function add<Name extends 'link' | 'script'>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const element = Object.assign(document.createElement(name), properties);
    element.onload = () => resolve();
    element.onerror = () => {
      // Remove failed scripts: the bundler's runtime would wait for them forever.
      element.remove();
      reject();
    };
    document.head.append(element);
  });
}

const parsed = (): Promise<unknown> =>
  document.readyState === 'loading'
    ? new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, {once: true}))
    : Promise.resolve();

async function load(): Promise<void> {
  await parsed();
  const {
    styles,
    scripts,
    chunks = [],
  }: AppFiles = JSON.parse(document.getElementById('app-files')?.textContent ?? '{}');
  // Load in parallel, but run scripts only after the styles, to avoid unstyled content.
  const missing = [...scripts, ...chunks].filter((src) => !arrived.has(src));
  for (const href of missing) add('link', {rel: 'preload', as: 'script', href}).catch(() => {});
  await Promise.all(styles.map((href) => add('link', {rel: 'stylesheet', href})));
  const run = (src: string) => add('script', {src, async: true}).then(() => arrived.add(src));
  // The React app retries and reports failed chunks.
  for (const src of missing.filter((file) => chunks.includes(file))) run(src).catch(() => {});
  await Promise.all(missing.filter((file) => scripts.includes(file)).map(run));
}

/** Loads and runs the React app once. After a failure, the next sign of intent retries. */
export function startApp(): void {
  if (isStarted) return;
  isStarted = true;
  root.dataset.app = 'loading';
  // The React app fetches further pages itself.
  document.querySelector('script[type="speculationrules"]')?.remove();
  load().catch(() => {
    isStarted = false;
    delete root.dataset.app;
    // Only the React app can report failed chunks, so report here that it did not load itself.
    const {unusable, retry} = texts;
    showFailure(unusable, retry, startApp);
  });
}

/** Calls back when React has hydrated the page. */
export function whenRunning(callback: () => void): void {
  const observer = new MutationObserver(() => {
    if (root.dataset.hasHydrated !== 'true') return;
    observer.disconnect();
    delete root.dataset.app;
    callback();
  });
  observer.observe(root, {attributes: true, attributeFilter: ['data-has-hydrated']});
}
