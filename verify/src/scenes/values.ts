import {until} from '../wait';
import type {Scene} from './stage';

const listening = ['GM_setValue', 'GM_getValue', 'GM_addValueChangeListener'];

export const valueScenes: readonly Scene[] = [
  {
    id: 'values/edited-inside',
    says: 'An edit inside ScriptCat arrives with remote true and tab -2, and refreshes the copy.',
    about: ['GM_addValueChangeListener', 'GM_getValue'],
    expect: ['k', 7, true, -2, 7],
    async run(stage) {
      const {uuid, page} = await stage.play({
        grant: listening,
        code: `GM_addValueChangeListener('k', (name, old, now, remote, tab) => {
          document.body.dataset.seen = JSON.stringify([name, now, remote, tab, GM_getValue('k')]);
        }); document.body.dataset.listens = 'true';`,
      });
      await until(() => page.evaluate(() => document.body.dataset.listens));
      await stage.scriptcat.setValue(uuid, 'k', 7);
      return JSON.parse(await until(() => page.evaluate(() => document.body.dataset.seen)));
    },
  },
  {
    id: 'values/shared-storage',
    says: 'Scripts with the same @storageName share values and change events, page and background alike.',
    about: ['@storageName', 'GM_addValueChangeListener'],
    expect: ['pong', true, -1],
    async run(stage) {
      const header = ['@storageName scene-shared'];
      await stage.background({
        grant: listening,
        header,
        code: `GM_addValueChangeListener('ping', () => GM_setValue('answer', 'pong')); return 1;`,
      });
      const {result} = await stage.play({
        grant: listening,
        header,
        code: `return within(new Promise((done) => {
          GM_addValueChangeListener('answer', (name, old, now, remote, tab) => done([now, remote, tab]));
          GM_setValue('ping', Date.now());
        }), 6000);`,
      });
      return result();
    },
  },
  {
    id: 'values/other-tab',
    says: 'A change in another tab arrives with remote true and refreshes the copy.',
    about: ['GM_addValueChangeListener', 'GM_getValue'],
    expect: [5, true, 5],
    async run(stage) {
      const {page} = await stage.play({
        grant: listening,
        code: `if (location.hash === '#write') { GM_setValue('n', 5); return 'wrote'; }
          GM_addValueChangeListener('n', (name, old, now, remote) => {
            document.body.dataset.seen = JSON.stringify([now, remote, GM_getValue('n')]);
          }); document.body.dataset.listens = 'true';`,
      });
      await until(() => page.evaluate(() => document.body.dataset.listens));
      await stage.open(`${page.url()}#write`);
      return JSON.parse(await until(() => page.evaluate(() => document.body.dataset.seen)));
    },
  },
  {
    id: 'values/uncloneable-message',
    says: 'An object that cannot be copied leaves "customClone failed" in the console.',
    about: ['GM_setValue'],
    expect: true,
    async run(stage) {
      const {result, console} = await stage.play({
        grant: ['GM_setValue'],
        code: `const circle = {}; circle.self = circle; GM_setValue('bad', circle); await wait(200); return 1;`,
      });
      await result();
      return console.some((line) => line.includes('customClone failed'));
    },
  },
  {
    id: 'values/delete-warning',
    says: 'GM_deleteValues with something other than an array warns in the console.',
    about: ['GM_deleteValues'],
    expect: true,
    async run(stage) {
      const {result, console} = await stage.play({
        grant: ['GM_deleteValues'],
        code: `GM_deleteValues('a'); await wait(100); return 1;`,
      });
      await result();
      return console.some((line) => line.includes('GM_deleteValues: keys must be string[]'));
    },
  },
  {
    id: 'values/survive',
    says: 'A stored value is there on the next visit.',
    about: ['GM_setValue'],
    expect: [1, 2],
    async run(stage) {
      const {page, result} = await stage.play({
        grant: ['GM_getValue', 'GM.setValue'],
        code: `const n = GM_getValue('n', 0) + 1; await GM.setValue('n', n); return n;`,
      });
      const first = await result();
      await page.reload();
      return [first, await stage.result(page)];
    },
  },
];
