import type {Page} from 'playwright-core';
import type {ScriptCat} from '../extension/scriptcat';
import {until} from '../wait';
import type {Scenes} from './stage';

/** The menu commands of a page, once the condition holds. */
const menusOf = (scriptcat: ScriptCat, page: Page, isReady: (names: string[]) => boolean) =>
  until(async () => {
    const {scriptList} = await scriptcat.popup(page);
    const menus = scriptList.flatMap((script) => script.menus);
    return isReady(menus.map(({name}) => name)) && menus;
  });

export const menuScenes: Scenes = {
  'menu/click': async ({scriptcat}, {play}) => {
    const {page} = await play();
    await scriptcat.clickMenu(page, 'click me');
    return until(() => page.evaluate(() => document.body.dataset.click));
  },
  'menu/update': async ({scriptcat}, {play}) => {
    const {page} = await play();
    const menus = await menusOf(scriptcat, page, (names) => names.includes('new name'));
    return menus.map(({name, options}) => [
      name,
      (options?.accessKey ?? null) as string,
      (options?.title ?? null) as string,
    ]);
  },
  'menu/remove': async ({scriptcat}, {play}) => {
    const {page} = await play();
    const menus = await menusOf(scriptcat, page, (names) => !names.includes('goes'));
    return menus.map(({name}) => name);
  },
  'menu/input': async ({scriptcat}, {play}) => {
    const {page} = await play();
    for (const [name, value] of Object.entries({text: 'typed', number: 7, boolean: true})) {
      await scriptcat.clickMenu(page, name, value);
    }
    const seen = await until(() =>
      page.evaluate(() => {
        const {text, number, boolean} = document.body.dataset;
        return text && number && boolean ? [text, number, boolean] : null;
      }),
    );
    return seen.map((value) => JSON.parse(value));
  },
  'menu/input-removed': async ({scriptcat}, {play}) => {
    const {page} = await play();
    const menus = await menusOf(scriptcat, page, (names) => names.length === 0);
    return menus.map(({name}) => name);
  },
  'menu/context-menu': async ({scriptcat}, {open}) => {
    const {page} = await open();
    const read = () => page.evaluate(() => document.body.dataset.ran ?? null);
    const [menu] = await menusOf(scriptcat, page, (names) => names.length > 0);
    const before = await read();
    await scriptcat.clickMenu(page, menu?.name ?? '');
    return [before, await until(read)];
  },
  'menu/defaults': async ({scriptcat}, {play}) => {
    const {page, value} = await play();
    const menus = await menusOf(scriptcat, page, (names) => names.length === 3);
    const shown = (name: string) => menus.map(({options}) => (options?.[name] ?? null) as boolean);
    const lines = new Set(menus.map(({groupKey}) => groupKey));
    return [value, shown('autoClose'), shown('nested'), lines.size];
  },
};
