import words from '@scriptcat/content/shell/load-failure';
import {showFailure} from '../client/show-failure';
import {pageWords} from '../page-words';

interface AppFiles {
  /** The whole stylesheet; the page came with the part it needs. */
  styles: readonly string[];
  /** The React app, in any order. */
  scripts: readonly string[];
  /** What it will ask for on this page, and may find to have arrived already. */
  chunks?: readonly string[];
}

const root = document.documentElement;
/** Files that have arrived; running one a second time would make a second React app. */
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
      // The bundler would wait for a script that it finds in the page, also for one that has failed.
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
  // Fetched side by side. Nothing runs before its styles are there, or parts would show without.
  const missing = [...scripts, ...chunks].filter((src) => !arrived.has(src));
  for (const href of missing) add('link', {rel: 'preload', as: 'script', href}).catch(() => {});
  await Promise.all(styles.map((href) => add('link', {rel: 'stylesheet', href})));
  const run = (src: string) => add('script', {src, async: true}).then(() => arrived.add(src));
  // A chunk that fails is asked for again by the React app, which also says so.
  for (const src of missing.filter((file) => chunks.includes(file))) run(src).catch(() => {});
  await Promise.all(missing.filter((file) => scripts.includes(file)).map(run));
}

/** Fetches and runs the React app, once; after a failure the next sign of interest tries again. */
export function startApp(): void {
  if (isStarted) return;
  isStarted = true;
  root.dataset.app = 'loading';
  // The React app fetches the next page itself.
  document.querySelector('script[type="speculationrules"]')?.remove();
  load().catch(() => {
    isStarted = false;
    delete root.dataset.app;
    // The React app itself says what it cannot load, but not when it has not arrived.
    const {unusable, retry} = pageWords(words);
    showFailure(unusable, retry, startApp);
  });
}

/** Calls back as soon as React has taken the page over. */
export function whenRunning(callback: () => void): void {
  const observer = new MutationObserver(() => {
    if (root.dataset.hasHydrated !== 'true') return;
    observer.disconnect();
    delete root.dataset.app;
    callback();
  });
  observer.observe(root, {attributes: true, attributeFilter: ['data-has-hydrated']});
}
