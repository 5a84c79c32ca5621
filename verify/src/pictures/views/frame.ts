import type {Locator, Page} from 'playwright-core';
import type {ScriptCat} from '../../extension/scriptcat';
import {pause, until} from '../../wait';
import type {Clip, Shot, Size, View} from '../studio';

export const wide = {width: 1240, height: 680};
export const phone = {width: 390, height: 720};

/** High enough for a whole page of settings, of which a picture keeps one part. */
export const tall = {width: 1240, height: 2600};

/** Two sidebars, which say nothing about the script that the editor shows. */
const editorStart = 440;
/** One sidebar, which is on every page of the extension. */
const contentStart = 200;

/** A page of the extension as it opens. */
export const optionsPage =
  (hash: string, ready: string, size: Size = wide): View =>
  async ({open}) => ({page: await open(`options.html#${hash}`, ready, size)});

async function around(element: Locator, padding: number): Promise<Clip> {
  await element.waitFor();
  await pause(400);
  const box = await element.boundingBox();
  if (!box) throw new Error('The element to photograph is not visible.');
  return {
    x: Math.max(0, box.x - padding),
    y: Math.max(0, box.y - padding),
    width: box.width + 2 * padding,
    height: box.height + 2 * padding,
  };
}

/** Keeps one element of a page. */
export const closeUp = async (page: Page, element: Locator, padding = 0): Promise<Shot> => ({
  page,
  clip: await around(element, padding),
});

/** Keeps what is right of the sidebar, from the top. */
export const content = (page: Page, height: number): Shot => ({
  page,
  clip: {x: contentStart, y: 0, width: wide.width - contentStart, height},
});

/** Keeps what is right of the editor's list of scripts, from the top. */
export const editorPart = (page: Page, height: number): Shot => ({
  page,
  clip: {x: editorStart, y: 0, width: wide.width - editorStart, height},
});

/** The id of a script by its plain name, which is the same in every language. */
export async function uuidOf(scriptcat: ScriptCat, name: string): Promise<string> {
  const script = (await scriptcat.scripts()).find((script) => script.name === name);
  if (!script) throw new Error(`No script has the name ${name}.`);
  return script.uuid;
}

/** Opens a menu and answers with its entries. */
export async function openMenu(button: Locator): Promise<Locator> {
  const entries = button.page().getByRole('menuitem');
  // A page that is still loading may close its menu again.
  await until(
    async () => {
      if (!(await entries.first().isVisible())) await button.click();
      await pause(300);
      return entries.first().isVisible();
    },
    {what: 'a menu that stays open'},
  );
  return entries;
}
