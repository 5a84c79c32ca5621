import type {Claim} from './types';

export const menuClaims: readonly Claim[] = [
  {
    id: 'menu/ids',
    says: 'Ids are 1, 2, 3…; a fixed id is returned.',
    about: ['GM_registerMenuCommand'],
    grant: ['GM_registerMenuCommand'],
    code: `return [GM_registerMenuCommand('one', () => {}), GM_registerMenuCommand('two', () => {}),
        GM_registerMenuCommand('three', () => {}, {id: 'fixed'}), GM_registerMenuCommand('three again', () => {}, {id: 'fixed'})];`,
    expect: [1, 2, 'fixed', 'fixed'],
  },
  {
    id: 'menu/promise',
    says: 'GM.registerMenuCommand resolves with the id.',
    about: ['GM_registerMenuCommand'],
    grant: ['GM.registerMenuCommand'],
    code: `return await GM.registerMenuCommand('one', () => {});`,
    expect: 1,
  },
  {
    id: 'menu/unknown',
    says: 'Removing an unknown id is ignored.',
    about: ['GM_unregisterMenuCommand'],
    grant: ['GM_unregisterMenuCommand'],
    code: `return failure(() => GM_unregisterMenuCommand('nothing'));`,
    expect: 'none',
  },
  {
    id: 'menu/input-brings',
    says: 'CAT_registerMenuInput also brings GM_registerMenuCommand.',
    about: ['CAT_registerMenuInput'],
    grant: ['CAT_registerMenuInput'],
    code: `return [typeof CAT_registerMenuInput, typeof GM_registerMenuCommand];`,
    expect: ['function', 'function'],
  },
  {
    id: 'menu/input-id',
    says: 'CAT_registerMenuInput returns the id.',
    about: ['CAT_registerMenuInput'],
    grant: ['CAT_registerMenuInput'],
    code: `return [CAT_registerMenuInput('a', () => {}, {inputType: 'text'}), CAT_registerMenuInput('b', () => {}, {inputType: 'number', id: 'n'})];`,
    expect: [1, 'n'],
  },
  {
    id: 'menu/input-removal-brings',
    says: 'CAT_unregisterMenuInput is the same function as GM_unregisterMenuCommand, which the grant brings.',
    about: ['CAT_unregisterMenuInput'],
    grant: ['CAT_unregisterMenuInput'],
    code: `return [typeof CAT_unregisterMenuInput, typeof GM_unregisterMenuCommand];`,
    expect: ['function', 'function'],
  },
];
