import {until} from '../wait';
import type {Scene} from './stage';

const clicked = (name: string) => `document.body.dataset.${name}`;

export const menuScenes: readonly Scene[] = [
  {
    id: 'menu/click',
    says: 'A plain entry calls its listener; without an input it gets no value.',
    about: ['GM_registerMenuCommand'],
    expect: 'undefined',
    async run(stage) {
      const {page, result} = await stage.play({
        grant: ['GM_registerMenuCommand'],
        code: `GM_registerMenuCommand('click me', (value) => { ${clicked('click')} = typeof value; }); return 1;`,
      });
      await result();
      await stage.scriptcat.clickMenu(page, 'click me');
      return until(() => page.evaluate(() => document.body.dataset.click));
    },
  },
  {
    id: 'menu/update',
    says: 'Registering a fixed id again updates the entry, and an accessKey and a title are kept.',
    about: ['GM_registerMenuCommand'],
    expect: [['new name', 'k', 'tip']],
    async run(stage) {
      const {page, result} = await stage.play({
        grant: ['GM_registerMenuCommand'],
        code: `GM_registerMenuCommand('old name', () => {}, {id: 'x'});
          GM_registerMenuCommand('new name', () => {}, {id: 'x', accessKey: 'k', title: 'tip'}); return 1;`,
      });
      await result();
      const entries = () =>
        stage.scriptcat.popup(page).then(({scriptList}) => scriptList.flatMap(({menus}) => menus));
      await until(async () => (await entries()).some(({name}) => name === 'new name'));
      return (await entries()).map(({name, options}) => [
        name,
        (options?.accessKey ?? null) as string,
        (options?.title ?? null) as string,
      ]);
    },
  },
  {
    id: 'menu/remove',
    says: 'GM_unregisterMenuCommand removes the entry.',
    about: ['GM_unregisterMenuCommand'],
    expect: ['stays'],
    async run(stage) {
      const {page, result} = await stage.play({
        grant: ['GM_registerMenuCommand', 'GM_unregisterMenuCommand'],
        code: `const id = GM_registerMenuCommand('goes', () => {}); GM_registerMenuCommand('stays', () => {});
          await wait(300); GM_unregisterMenuCommand(id); await wait(300); return 1;`,
      });
      await result();
      await until(async () => !(await stage.scriptcat.menuNames(page)).includes('goes'));
      return stage.scriptcat.menuNames(page);
    },
  },
  {
    id: 'menu/input',
    says: 'An input hands over its value as the type it declares.',
    about: ['CAT_registerMenuInput'],
    expect: ['typed', 7, true],
    async run(stage) {
      const {page, result} = await stage.play({
        grant: ['CAT_registerMenuInput'],
        code: `for (const [name, inputType] of [['text', 'text'], ['number', 'number'], ['boolean', 'boolean']])
          CAT_registerMenuInput(name, (value) => { document.body.dataset[name] = JSON.stringify(value); }, {inputType}); return 1;`,
      });
      await result();
      await stage.scriptcat.clickMenu(page, 'text', 'typed');
      await stage.scriptcat.clickMenu(page, 'number', 7);
      await stage.scriptcat.clickMenu(page, 'boolean', true);
      const seen = await until(() =>
        page.evaluate(() => {
          const {text, number, boolean} = document.body.dataset;
          return text && number && boolean ? [text, number, boolean] : null;
        }),
      );
      return seen.map((value) => JSON.parse(value));
    },
  },
  {
    id: 'menu/input-removed',
    says: 'CAT_unregisterMenuInput removes an input.',
    about: ['CAT_unregisterMenuInput'],
    expect: [],
    async run(stage) {
      const {page, result} = await stage.play({
        grant: ['CAT_registerMenuInput', 'CAT_unregisterMenuInput'],
        code: `const id = CAT_registerMenuInput('goes', () => {}, {inputType: 'text'}); await wait(300);
          CAT_unregisterMenuInput(id); await wait(300); return 1;`,
      });
      await result();
      await until(async () => (await stage.scriptcat.menuNames(page)).length === 0);
      return stage.scriptcat.menuNames(page);
    },
  },
  {
    id: 'menu/context-menu',
    says: 'A script with @run-at context-menu runs when its entry is clicked, not before.',
    about: ['@run-at', 'GM_registerMenuCommand'],
    expect: [null, 'ran'],
    async run(stage) {
      const {page} = await stage.play({
        header: ['@run-at context-menu'],
        code: `document.body.dataset.ran = 'ran';`,
      });
      const read = () => page.evaluate(() => document.body.dataset.ran ?? null);
      const [name = ''] = await until(async () => {
        const names = await stage.scriptcat.menuNames(page);
        return names.length > 0 && names;
      });
      const before = await read();
      await stage.scriptcat.clickMenu(page, name);
      return [before, await until(read)];
    },
  },
  {
    id: 'menu/defaults',
    says: 'By default ids count up, the popup closes after a click, entries are nested, and those of the same name are one.',
    about: ['GM_registerMenuCommand', 'CAT_registerMenuInput'],
    defaults: ['id', 'autoClose', 'nested', 'individual', 'inputDefaultValue'],
    expect: [[1, 2, 3], [true, true, true], [true, true, true], 2],
    async run(stage) {
      const {page, result} = await stage.play({
        grant: ['GM_registerMenuCommand', 'CAT_registerMenuInput'],
        code: `const same = () => GM_registerMenuCommand('same', () => {});
          return [same(), same(), CAT_registerMenuInput('input', () => {}, {inputType: 'text'})];`,
      });
      const ids = await result();
      const menus = await until(async () => {
        const {scriptList} = await stage.scriptcat.popup(page);
        const all = scriptList.flatMap((script) => script.menus);
        return all.length === 3 && all;
      });
      const shown = (name: string) =>
        menus.map(({options}) => (options?.[name] ?? null) as boolean);
      return [
        ids,
        shown('autoClose'),
        shown('nested'),
        new Set(menus.map(({groupKey}) => groupKey)).size,
      ];
    },
  },
];
