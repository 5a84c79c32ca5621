import type {Claim} from './types';

export const catClaims: readonly Claim[] = [
  {
    id: 'cat/script-loaded',
    says: 'CAT_scriptLoaded() is undefined outside @early-start.',
    about: ['CAT_scriptLoaded'],
    grant: ['CAT_scriptLoaded'],
    code: `return typeof CAT_scriptLoaded();`,
    expect: 'undefined',
  },
  {
    id: 'cat/script-loaded-early',
    says: 'In @early-start scripts it is a promise.',
    about: ['CAT_scriptLoaded', '@early-start'],
    grant: ['CAT_scriptLoaded'],
    header: ['@run-at document-start', '@early-start'],
    code: `const loaded = CAT_scriptLoaded(); const kind = typeof loaded?.then; await loaded; return kind;`,
    expect: 'function',
    needsBrowser: true,
  },
  {
    id: 'cat/early-values',
    says: 'An @early-start script reads stored values at once, and a write waits for the environment.',
    about: ['@early-start', 'GM_getValue'],
    grant: ['GM_getValue', 'GM.setValue', 'CAT_scriptLoaded'],
    header: ['@run-at document-start', '@early-start'],
    code: `const first = GM_getValue('a', 'nothing yet'); await CAT_scriptLoaded(); await GM.setValue('a', 1);
      return [first, GM_getValue('a')];`,
    expect: ['nothing yet', 1],
    needsBrowser: true,
  },
  {
    id: 'cat/early-needs-start',
    says: '@early-start without document-start has no effect.',
    about: ['@early-start'],
    grant: ['CAT_scriptLoaded'],
    header: ['@early-start'],
    code: `return typeof CAT_scriptLoaded();`,
    expect: 'undefined',
    needsBrowser: true,
  },
  {
    id: 'cat/blob-address',
    says: 'CAT_createBlobUrl resolves with a blob: address that can be fetched.',
    about: ['CAT_createBlobUrl'],
    grant: ['CAT_createBlobUrl'],
    code: `const url = await CAT_createBlobUrl(new Blob(['hello'])); return [url.slice(0, 5), await (await fetch(url)).text()];`,
    expect: ['blob:', 'hello'],
    needsBrowser: true,
  },
  {
    id: 'cat/fetch-blob',
    says: 'CAT_fetchBlob resolves with a Blob.',
    about: ['CAT_fetchBlob'],
    grant: ['CAT_fetchBlob'],
    code: `const blob = await CAT_fetchBlob(location.origin + '/file'); return [Object.prototype.toString.call(blob), blob.size > 0];`,
    expect: ['[object Blob]', true],
    needsBrowser: true,
  },
  {
    id: 'cat/fetch-document',
    says: 'CAT_fetchDocument resolves with a parsed document.',
    about: ['CAT_fetchDocument'],
    grant: ['CAT_fetchDocument'],
    code: `const page = await CAT_fetchDocument(location.origin + '/other'); return page.querySelector('p').textContent;`,
    expect: '/other',
    needsBrowser: true,
  },
  {
    id: 'cat/storage-brings-blob',
    says: 'The grant of CAT_fileStorage also brings CAT_fetchBlob.',
    about: ['CAT_fileStorage', 'CAT_fetchBlob'],
    grant: ['CAT_fileStorage'],
    code: `return [typeof CAT_fileStorage, typeof CAT_fetchBlob];`,
    expect: ['function', 'function'],
  },
  {
    id: 'cat/user-config',
    says: 'CAT_userConfig returns a promise.',
    about: ['CAT_userConfig'],
    grant: ['CAT_userConfig'],
    preamble: `/* ==UserConfig==
group:
  key:
    title: Key
==/UserConfig== */`,
    code: `return typeof CAT_userConfig().then;`,
    expect: 'function',
  },
];
