import type {Page} from 'playwright-core';
import {until} from '../wait';
import type {Shot, Size, Studio, View} from './studio';

interface Target {
  id: string;
  url: string;
}

/** Opens the browser's own developer tools as a page of their own that looks at another one. */
async function openDevtools(
  {scriptcat, setAppearance, words}: Studio,
  {url, panel, size}: {url: string; panel: 'sources' | 'console'; size: Size},
): Promise<Page> {
  const host = `127.0.0.1:${scriptcat.debuggingPort}`;
  const targets = (await (await fetch(`http://${host}/json/list`)).json()) as Target[];
  const target = targets.find((target) => target.url === url);
  if (!target) throw new Error(`No tab is open at ${url}.`);
  const page = await scriptcat.context.newPage();
  await setAppearance(page, size);
  page.setDefaultTimeout(15_000);
  await page.goto(
    `devtools://devtools/bundled/devtools_app.html?ws=${host}/devtools/page/${target.id}`,
  );
  const tab = page.getByRole('tab', {name: words.labels[panel], exact: true});
  const change = page.getByText('Switch DevTools to Chinese');
  // DevTools start in English and remember the chosen language.
  await tab.or(change).first().waitFor();
  if (await change.isVisible()) await change.click();
  await tab.click();
  return page;
}

/** Whether what is typed arrives in a field, however deep in the page. */
function isFieldFocused(): boolean {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element instanceof HTMLInputElement || (element as HTMLElement).isContentEditable;
}

async function lookAtReadingTime(studio: Studio, size: Size) {
  const site = await studio.scriptcat.open('https://example.com/');
  const page = await openDevtools(studio, {url: site.url(), panel: 'sources', size});
  await page.getByText('example.com').filter({visible: true}).first().waitFor();
  await page.keyboard.press('Control+p');
  await until(() => page.evaluate(isFieldFocused), {what: 'the field for a name'});
  await page.keyboard.type('Reading');
  await page.getByText('time.user.js').filter({visible: true}).first().waitFor();
  return {site, page};
}

/** The list that finds a script by its name. */
export const devtoolsOpen: View = async (studio) => {
  const {site, page} = await lookAtReadingTime(studio, {width: 1100, height: 300});
  return {page, tidy: () => site.close()};
};

/** The script halted at a breakpoint, with what its variables hold. */
export const devtoolsPaused: View = async (studio): Promise<Shot> => {
  const {site, page} = await lookAtReadingTime(studio, {width: 1100, height: 520});
  await page.keyboard.press('Enter');
  const line = page.locator('.cm-lineNumbers .cm-gutterElement').getByText('17', {exact: true});
  await line.click();
  const reloaded = site.reload();
  await page.getByText('minutes = 1').waitFor();
  const tidy = async () => {
    // A breakpoint would be kept for the next picture.
    await line.click();
    await page.close();
    await reloaded;
    await site.close();
  };
  return {page, tidy};
};

/** The contexts of the page in which background scripts run. */
export const devtoolsContext: View = async (studio) => {
  const url = studio.scriptcat.url('offscreen.html');
  const size = {width: 1100, height: 320};
  const page = await openDevtools(studio, {url, panel: 'console', size});
  await page.keyboard.press('Control+l');
  await page.getByText('top', {exact: true}).first().click();
  await page.getByText('sandbox (sandbox.html)').waitFor();
  return {page};
};
