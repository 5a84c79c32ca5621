import type {Claim} from './types';

const call = `const cookie = (action, details) => new Promise((done) =>
        GM_cookie(action, details, (cookies, error) => done([cookies, error instanceof Error ? 'Error: ' + error.message : error])));
      `;

export const cookieClaims: readonly Claim[] = [
  {
    id: 'cookies/names',
    says: 'One grant gives eight names.',
    about: ['GM_cookie', 'GM_cookie.list', 'GM_cookie.set', 'GM_cookie.delete'],
    grant: ['GM_cookie'],
    code: `return [GM_cookie, GM_cookie.list, GM_cookie.set, GM_cookie.delete, GM.cookie, GM.cookie.list,
        GM.cookie.set, GM.cookie.delete].map((name) => typeof name);`,
    expect: Array(8).fill('function'),
  },
  {
    id: 'cookies/set-list-delete',
    says: "Without an address it is the page's; for set and delete the first argument is undefined.",
    about: ['GM_cookie', 'GM_cookie.set', 'GM_cookie.list', 'GM_cookie.delete'],
    grant: ['GM_cookie'],
    code: `${call}const set = await cookie('set', {name: 'k', value: 'v'});
      const listed = (await cookie('list', {}))[0].map(({name, value}) => [name, value]);
      const removed = await cookie('delete', {name: 'k'});
      return [set, listed, removed, (await cookie('list', {}))[0]];`,
    expect: [['undefined', 'undefined'], [['k', 'v']], ['undefined', 'undefined'], []],
    needsBrowser: true,
  },
  {
    id: 'cookies/fields',
    says: 'A cookie has these fields; without an expiry it is a session cookie of the host.',
    about: ['GM_cookie.list'],
    grant: ['GM_cookie'],
    code: `${call}await cookie('set', {name: 'f', value: 'v'});
      const [[found]] = await cookie('list', {name: 'f'});
      return [found.session, found.hostOnly, found.httpOnly, found.path, found.sameSite, found.domain === location.hostname, typeof found.storeId];`,
    expect: [true, true, false, '/', 'unspecified', true, 'string'],
    needsBrowser: true,
  },
  {
    id: 'cookies/empty-value',
    says: 'The value is an empty string by default.',
    about: ['GM_cookie', 'GM_cookie.set'],
    defaults: ['value'],
    grant: ['GM_cookie'],
    code: `${call}await cookie('set', {name: 'e'}); return (await cookie('list', {name: 'e'}))[0][0].value;`,
    expect: '',
    needsBrowser: true,
  },
  {
    id: 'cookies/unlisted',
    says: 'A host that is not in @connect is refused with this string.',
    about: ['GM_cookie', '@connect'],
    grant: ['GM_cookie'],
    code: `${call}return cookie('list', {url: 'https://other.example/'});`,
    expect: ['undefined', 'hostname must be in the definition of connect'],
  },
  {
    id: 'cookies/delete-name',
    says: 'delete without a name is refused.',
    about: ['GM_cookie.delete'],
    grant: ['GM_cookie'],
    code: `${call}return cookie('delete', {});`,
    expect: ['undefined', 'delete operation must have url and name'],
    needsBrowser: true,
  },
  {
    id: 'cookies/action',
    says: 'An unknown action is refused.',
    about: ['GM_cookie'],
    grant: ['GM_cookie'],
    code: `${call}return cookie('nonsense', {});`,
    expect: ['undefined', 'action can only be: get, set, delete, store'],
    needsBrowser: true,
  },
  {
    id: 'cookies/types',
    says: 'Wrong types are an Error.',
    about: ['GM_cookie'],
    grant: ['GM_cookie'],
    code: `${call}return cookie('set', {name: 5, value: {}});`,
    expect: ['undefined', 'Error: Invalid Argument Type'],
    needsBrowser: true,
  },
  {
    id: 'cookies/partitions',
    says: 'Without partitionKey, as with {}, list finds cookies of every partition; set and delete mean those without one.',
    about: ['GM_cookie', 'GM_cookie.list', 'GM_cookie.set', 'GM_cookie.delete'],
    defaults: ['partitionKey'],
    grant: ['GM.cookie'],
    code: `const partitionKey = {topLevelSite: 'https://around.example'};
      const names = async (details) => (await GM.cookie.list(details)).map(({name}) => name).sort();
      await GM.cookie.set({name: 'inside', secure: true, partitionKey});
      await GM.cookie.set({name: 'outside', secure: true});
      const found = [await names({}), await names({partitionKey: {}}), await names({partitionKey})];
      await GM.cookie.delete({name: 'inside'});
      await GM.cookie.delete({name: 'outside'});
      const left = await names({});
      await GM.cookie.delete({name: 'inside', partitionKey});
      return [...found, left, await names({})];`,
    expect: [['inside', 'outside'], ['inside', 'outside'], ['inside'], ['inside'], []],
    needsBrowser: true,
  },
  {
    id: 'cookies/promise',
    says: 'GM.cookie.list resolves with the cookies.',
    about: ['GM_cookie.list'],
    grant: ['GM.cookie'],
    code: `await GM.cookie.set({name: 'p', value: '1'});
      return (await GM.cookie.list({name: 'p'})).map(({value}) => value);`,
    expect: ['1'],
    needsBrowser: true,
  },
];
