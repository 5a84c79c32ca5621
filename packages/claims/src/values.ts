import type {Claim} from './types';

const values = ['GM_getValue', 'GM_setValue'];
const listening = [...values, 'GM_addValueChangeListener', 'GM_removeValueChangeListener'];

export const valueClaims: readonly Claim[] = [
  {
    id: 'values/copy',
    says: 'Changing what GM_getValue returned does not change the storage.',
    about: ['GM_getValue'],
    grant: values,
    code: `GM_setValue('o', {x: 1}); GM_getValue('o').x = 2; return GM_getValue('o').x;`,
    expect: 1,
  },
  {
    id: 'values/default',
    says: 'Without a stored value the default is returned, undefined by default.',
    about: ['GM_getValue'],
    defaults: ['defaultValue'],
    grant: values,
    code: `return [GM_getValue('nothing', 5), GM_getValue('nothing')];`,
    expect: [5, 'undefined'],
  },
  {
    id: 'values/default-not-written',
    says: 'The default is not written.',
    about: ['GM_getValue', 'GM_listValues'],
    grant: [...values, 'GM_listValues'],
    code: `GM_getValue('nothing', 5); await wait(200); return GM_listValues();`,
    expect: [],
  },
  {
    id: 'values/null',
    says: 'A stored null comes back as null.',
    about: ['GM_getValue'],
    grant: values,
    code: `GM_setValue('n', null); return GM_getValue('n', 'default');`,
    expect: null,
  },
  {
    id: 'values/undefined-deletes',
    says: 'Storing undefined deletes the name.',
    about: ['GM_setValue', 'GM_deleteValue'],
    grant: [...values, 'GM_listValues'],
    code: `GM_setValue('u', 1); GM_setValue('u', undefined);
      return [GM_getValue('u', 'default'), GM_listValues()];`,
    expect: ['default', []],
  },
  {
    id: 'values/name-as-text',
    says: 'A name is turned into a string.',
    about: ['GM_setValue'],
    grant: values,
    code: `GM_setValue(7, 'seven'); return GM_getValue('7');`,
    expect: 'seven',
  },
  {
    id: 'values/plain-types',
    says: 'Strings, numbers, booleans, null, plain objects and arrays survive.',
    about: ['GM_setValue'],
    grant: values,
    code: `const all = ['a', 1.5, true, null, {a: {b: [1]}}, [1, 'x']];
      GM_setValue('all', all); return GM_getValue('all');`,
    expect: ['a', 1.5, true, null, {a: {b: [1]}}, [1, 'x']],
  },
  {
    id: 'values/other-types',
    says: 'Map, Set and Date do not survive.',
    about: ['GM_setValue'],
    grant: values,
    code: `GM_setValue('map', new Map([[1, 2]])); GM_setValue('set', new Set([1]));
      GM_setValue('date', new Date(0));
      return [GM_getValue('map'), GM_getValue('set'), typeof GM_getValue('date')];`,
    expect: [{}, {}, 'string'],
  },
  {
    id: 'values/uncloneable',
    says: 'An object that cannot be copied at all deletes the name.',
    about: ['GM_setValue'],
    grant: values,
    code: `GM_setValue('bad', 'before'); const circle = {}; circle.self = circle;
      GM_setValue('bad', circle); return GM_getValue('bad', 'gone');`,
    expect: 'gone',
  },
  {
    id: 'values/local-copy',
    says: 'The local copy changes at once.',
    about: ['GM_setValue'],
    grant: values,
    code: `GM_setValue('now', 1); return GM_getValue('now');`,
    expect: 1,
  },
  {
    id: 'values/delete',
    says: 'GM_deleteValue removes a value.',
    about: ['GM_deleteValue'],
    grant: [...values, 'GM_deleteValue'],
    code: `GM_setValue('a', 1); GM_deleteValue('a'); return GM_getValue('a', 'gone');`,
    expect: 'gone',
  },
  {
    id: 'values/list',
    says: 'GM_listValues gives the names of all values.',
    about: ['GM_listValues'],
    grant: [...values, 'GM_listValues'],
    code: `GM_setValue('b', 1); GM_setValue('a', 2); return GM_listValues().sort();`,
    expect: ['a', 'b'],
  },
  {
    id: 'values/promise-forms',
    says: 'The GM. forms return promises of the same values.',
    about: ['GM_getValue', 'GM_setValue', 'GM_deleteValue', 'GM_listValues'],
    grant: ['GM.getValue', 'GM.setValue', 'GM.deleteValue', 'GM.listValues'],
    code: `const write = GM.setValue('a', 1); const isPromise = typeof write.then;
      await write; const read = await GM.getValue('a'); const names = await GM.listValues();
      await GM.deleteValue('a');
      return [isPromise, read, names, await GM.getValue('a', 'gone')];`,
    expect: ['function', 1, ['a'], 'gone'],
  },
  {
    id: 'values/get-several-array',
    says: 'The array form of GM_getValues leaves missing names out.',
    about: ['GM_getValues'],
    grant: [...values, 'GM_getValues'],
    code: `GM_setValue('a', 1); return GM_getValues(['a', 'missing']);`,
    expect: {a: 1},
  },
  {
    id: 'values/get-several-object',
    says: 'The object form of GM_getValues has every name, missing ones with the default.',
    about: ['GM_getValues'],
    grant: [...values, 'GM_getValues'],
    code: `GM_setValue('a', 1); return GM_getValues({a: 0, missing: 5});`,
    expect: {a: 1, missing: 5},
  },
  {
    id: 'values/get-all',
    says: 'null means everything.',
    about: ['GM_getValues'],
    grant: [...values, 'GM_getValues'],
    code: `GM_setValue('a', 1); GM_setValue('b', 2); return [GM_getValues(null), GM_getValues()];`,
    expect: [
      {a: 1, b: 2},
      {a: 1, b: 2},
    ],
  },
  {
    id: 'values/get-several-copies',
    says: 'GM_getValues returns copies.',
    about: ['GM_getValues'],
    grant: [...values, 'GM_getValues'],
    code: `GM_setValue('o', {x: 1}); GM_getValues(['o']).o.x = 2; return GM_getValue('o').x;`,
    expect: 1,
  },
  {
    id: 'values/get-several-promise',
    says: 'GM.getValues resolves with the same object.',
    about: ['GM_getValues'],
    grant: ['GM.getValues', 'GM.setValue'],
    code: `await GM.setValue('a', 1); return await GM.getValues({a: 0, b: 2});`,
    expect: {a: 1, b: 2},
  },
  {
    id: 'values/set-several',
    says: 'GM_setValues merges; names not mentioned stay, undefined deletes.',
    about: ['GM_setValues'],
    grant: [...values, 'GM_setValues', 'GM_getValues'],
    code: `GM_setValue('kept', 1); GM_setValue('dropped', 2);
      GM_setValues({added: 3, dropped: undefined}); return GM_getValues(null);`,
    expect: {kept: 1, added: 3},
  },
  {
    id: 'values/set-several-error',
    says: 'GM_setValues throws if its argument is not an object.',
    about: ['GM_setValues'],
    grant: ['GM_setValues'],
    code: `return failure(() => GM_setValues(1));`,
    expect: 'Error: GM_setValues: values must be an object',
  },
  {
    id: 'values/set-several-rejection',
    says: 'GM.setValues rejects if its argument is not an object.',
    about: ['GM_setValues'],
    grant: ['GM.setValues'],
    code: `return failure(() => GM.setValues(1));`,
    expect: 'Error: GM.setValues: values must be an object',
  },
  {
    id: 'values/set-several-listeners',
    says: 'Listeners fire once per changed name.',
    about: ['GM_setValues', 'GM_addValueChangeListener'],
    grant: [...listening, 'GM_setValues'],
    code: `const seen = []; for (const name of ['a', 'b']) GM_addValueChangeListener(name, (n) => seen.push(n));
      GM_setValues({a: 1, b: 2, c: 3}); await wait(600); return seen.sort();`,
    expect: ['a', 'b'],
  },
  {
    id: 'values/delete-several',
    says: 'GM_deleteValues removes the names it is given.',
    about: ['GM_deleteValues'],
    grant: [...values, 'GM_deleteValues', 'GM_listValues'],
    code: `GM_setValue('a', 1); GM_setValue('b', 2); GM_setValue('c', 3);
      GM_deleteValues(['a', 'b']); return GM_listValues();`,
    expect: ['c'],
  },
  {
    id: 'values/delete-several-lenient',
    says: 'GM_deleteValues with something other than an array throws nothing.',
    about: ['GM_deleteValues'],
    grant: ['GM_deleteValues'],
    code: `return failure(() => GM_deleteValues('a'));`,
    expect: 'none',
  },
  {
    id: 'values/delete-several-rejection',
    says: 'GM.deleteValues with something other than an array rejects.',
    about: ['GM_deleteValues'],
    grant: ['GM.deleteValues'],
    code: `return failure(() => GM.deleteValues('a'));`,
    expect: 'Error: GM.deleteValues: keys must be string[]',
  },
  {
    id: 'values/listener-numbers',
    says: 'Listeners are numbered from 1.',
    about: ['GM_addValueChangeListener'],
    grant: listening,
    code: `return [GM_addValueChangeListener('a', () => {}), GM_addValueChangeListener('b', () => {})];`,
    expect: [1, 2],
  },
  {
    id: 'values/listener-own-write',
    says: 'Own writes are reported with remote false, undefined as the old value, and the tab.',
    about: ['GM_addValueChangeListener'],
    grant: listening,
    code: `return within(new Promise((done) => {
        GM_addValueChangeListener('a', (name, old, now, remote, tab) =>
          done([name, typeof old, now, remote, typeof tab]));
        GM_setValue('a', 1);
      }));`,
    expect: ['a', 'undefined', 1, false, 'number'],
  },
  {
    id: 'values/listener-later',
    says: 'A listener is not called in the same turn as the write.',
    about: ['GM_addValueChangeListener'],
    grant: listening,
    code: `let calls = 0; GM_addValueChangeListener('a', () => { calls += 1; });
      GM_setValue('a', 1); const atOnce = calls; await wait(600); return [atOnce, calls];`,
    expect: [0, 1],
  },
  {
    id: 'values/listener-equal',
    says: 'Writing an equal primitive fires no listener; an object always counts as changed.',
    about: ['GM_setValue', 'GM_addValueChangeListener'],
    grant: [...listening, 'GM.setValue'],
    code: `let plain = 0; let object = 0;
      GM_addValueChangeListener('p', () => { plain += 1; });
      GM_addValueChangeListener('o', () => { object += 1; });
      await GM.setValue('p', 1); await GM.setValue('p', 1);
      await GM.setValue('o', {a: 1}); await GM.setValue('o', {a: 1});
      await wait(600); return [plain, object];`,
    expect: [1, 2],
  },
  {
    id: 'values/listener-deleted',
    says: 'After deleting, the new value is undefined.',
    about: ['GM_addValueChangeListener', 'GM_deleteValue'],
    grant: [...listening, 'GM.setValue', 'GM_deleteValue'],
    code: `await GM.setValue('a', 1);
      return within(new Promise((done) => {
        GM_addValueChangeListener('a', (name, old, now) => done([old, typeof now]));
        GM_deleteValue('a');
      }));`,
    expect: [1, 'undefined'],
  },
  {
    id: 'values/listener-missing',
    says: 'Deleting a missing name fires no listener.',
    about: ['GM_deleteValue'],
    grant: [...listening, 'GM_deleteValue'],
    code: `let calls = 0; GM_addValueChangeListener('missing', () => { calls += 1; });
      GM_deleteValue('missing'); await wait(600); return calls;`,
    expect: 0,
  },
  {
    id: 'values/listener-several',
    says: 'A name may have several listeners, and all are called.',
    about: ['GM_addValueChangeListener'],
    grant: listening,
    code: `const seen = []; GM_addValueChangeListener('a', () => seen.push(1));
      GM_addValueChangeListener('a', () => seen.push(2));
      GM_setValue('a', 1); await wait(600); return seen;`,
    expect: [1, 2],
  },
  {
    id: 'values/listener-removed',
    says: 'A removed listener is not called; a numeric string removes it too.',
    about: ['GM_removeValueChangeListener'],
    grant: listening,
    code: `const seen = []; const first = GM_addValueChangeListener('a', () => seen.push(1));
      const second = GM_addValueChangeListener('a', () => seen.push(2));
      GM_removeValueChangeListener(first); GM_removeValueChangeListener(String(second));
      GM_setValue('a', 1); await wait(600); return seen;`,
    expect: [],
  },
  {
    id: 'values/listener-unknown',
    says: 'Unknown listener numbers are ignored.',
    about: ['GM_removeValueChangeListener'],
    grant: listening,
    code: `return failure(() => GM_removeValueChangeListener(99));`,
    expect: 'none',
  },
  {
    id: 'values/config-default',
    says: 'The declared default of a setting is returned ahead of the second argument.',
    about: ['GM_getValue'],
    grant: ['GM_getValue'],
    preamble: `/* ==UserConfig==
group:
  key:
    title: Key
    type: number
    default: 5
  empty:
    title: Empty
==/UserConfig== */`,
    code: `return [GM_getValue('group.key', 9), GM_getValue('group.empty', 'second')];`,
    expect: [5, 'second'],
  },
  {
    id: 'values/config-listed',
    says: 'The names of settings are listed even if never saved.',
    about: ['GM_listValues'],
    grant: ['GM_listValues'],
    preamble: `/* ==UserConfig==
group:
  key:
    title: Key
    default: 5
==/UserConfig== */`,
    code: `return GM_listValues().includes('group.key');`,
    expect: true,
  },
];
