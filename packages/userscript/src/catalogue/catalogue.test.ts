import {languageTags} from '@scriptcat/contract';
import {Ajv2020} from 'ajv/dist/2020.js';
import {describe, expect, test} from 'vitest';
import {
  apiAnchor,
  apiCompatibility,
  apiMarkdown,
  apis,
  catalogueData,
  catalogueSchema,
  errorGroups,
  metadataAnchor,
  metadataCompatibility,
  metadataKeys,
  metadataMarkdown,
  wholeEntry,
} from './index';

const han = /\p{Script=Han}/u;

function localizedTexts(value: unknown, path = ''): {path: string; zh: string; en: string}[] {
  if (Array.isArray(value))
    return value.flatMap((item, i) => localizedTexts(item, `${path}[${i}]`));
  if (typeof value !== 'object' || value === null) return [];
  if ('zh-Hans' in value && 'en' in value) {
    return [{path, zh: String(value['zh-Hans']), en: String(value.en)}];
  }
  return Object.entries(value).flatMap(([key, item]) => localizedTexts(item, `${path}.${key}`));
}

describe('names', () => {
  test('anchors that other pages link to keep their spelling', () => {
    expect(apiAnchor('GM_setValue')).toBe('gm_setvalue');
    expect(apiAnchor('GM_cookie.list')).toBe('gm_cookie-list');
    expect(apiAnchor('window.onurlchange')).toBe('window-onurlchange');
    expect(metadataAnchor('run-at')).toBe('run-at');
  });

  test.each([
    ['GM_closeInTab', ['GM_closeInTab', 'GM.closeInTab', 'GM_openInTab', 'GM.openInTab']],
    ['GM_cookie.list', ['GM_cookie', 'GM.cookie']],
    // GM.xmlhttpRequest is accepted, but gives GM_xmlhttpRequest only.
    ['GM_xmlhttpRequest', ['GM_xmlhttpRequest', 'GM.xmlHttpRequest']],
    ['CAT_setProxy', ['CAT_setProxy']],
    ['GM_info', []],
  ])('%s is granted by what injects it, its own name first', (name, expected) => {
    expect(apis.find((api) => api.name === name)?.grants).toEqual(expected);
  });
});

describe('texts', () => {
  const texts = localizedTexts(catalogueData());

  test('no Chinese slipped into an English text', () => {
    expect(texts.filter(({en}) => han.test(en))).toEqual([]);
  });

  test('a Chinese sentence is not the English one', () => {
    const copied = texts.filter(({zh, en}) => zh === en && en.includes(' '));
    expect(copied).toEqual([]);
  });
});

describe('generated Markdown', () => {
  test.each(languageTags)('names grant, version and contexts in %s', (language) => {
    for (const api of apis) {
      const {lead, sections} = apiMarkdown(api, language);
      for (const grant of api.grants) expect(lead).toContain(`\`${grant}\``);
      expect(lead).toContain(api.since.replace('<=', ''));
      expect(sections.find(({id}) => id === 'compatibility')?.markdown).toContain('Violentmonkey');
    }
  });

  test('a bar inside a type does not break the table', () => {
    const open = apis.find((api) => api.name === 'GM_openInTab');
    expect(open && wholeEntry(open.name, apiMarkdown(open, 'en'))).toContain(
      '`OpenTabOptions \\| boolean`',
    );
  });

  test.each(languageTags)('tells what a key applies to in %s', (language) => {
    for (const key of metadataKeys) {
      expect(metadataMarkdown(key, language).lead).toContain(key.syntax[0]);
    }
  });
});

describe('compatibility', () => {
  test('marks what nobody has checked', () => {
    const cookie = apiCompatibility('en').find((row) => row.name === 'GM_cookie');
    expect(cookie?.cells[2]?.support).toBe('differs, 2.35.1+');
    const download = apiCompatibility('en').find((row) => row.name === 'GM_download');
    expect(download?.cells[2]?.support).toBe('differs (unverified)');
    const setValue = apiCompatibility('zh-Hans').find((row) => row.name === 'GM_setValue');
    expect(setValue?.cells[1]?.support).toBe('不同（未验证）');
  });

  test('knows what the line for old browsers lacks', () => {
    const missing = [...apiCompatibility('en'), ...metadataCompatibility('en')]
      .filter(({isInOldLine}) => !isInOldLine)
      .map(({name}) => name);
    expect(missing).toEqual(
      expect.arrayContaining(['GM_getValues', 'CAT_scriptLoaded', 'window.onurlchange', '@run-in']),
    );
    expect(missing).not.toContain('GM_getValue');
    expect(missing).not.toContain('GM_getCookieStore');
  });
});

describe('public data', () => {
  const ajv = new Ajv2020({strict: true, strictTypes: false});

  test('matches its own schema', () => {
    const validate = ajv.compile(catalogueSchema);
    validate(JSON.parse(JSON.stringify(catalogueData())));
    expect(validate.errors).toBeNull();
  });

  test('of a version has what that version had, and matches the same schema', () => {
    const old = catalogueData('0.11.0');
    const names = old.apis.map(({name}) => name);
    expect(names).toContain('GM_getValue');
    expect(names).not.toContain('CAT.agent.dom');
    expect(catalogueData('1.5.1').metadataKeys.map(({name}) => name)).toContain('support');
    expect(catalogueData('1.5.0').metadataKeys.map(({name}) => name)).not.toContain('support');
    const tabOptions = (version: string) =>
      catalogueData(version)
        .apis.flatMap((api) => api.objects ?? [])
        .find(({name}) => name === 'OpenTabOptions')
        ?.fields.map(({name}) => name);
    expect(tabOptions('1.2.0')).toContain('pinned');
    expect(tabOptions('1.1.0')).not.toContain('pinned');
    const validate = ajv.compile(catalogueSchema);
    validate(JSON.parse(JSON.stringify(old)));
    expect(validate.errors).toBeNull();
  });
});

describe('error index', () => {
  const entries = errorGroups.flatMap((group) => group.entries);

  test('lists every message of the catalogue once, each under an id of its own', () => {
    const ids = entries.map(({id}) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const messages = new Set(apis.flatMap((api) => api.errors ?? []).map(({message}) => message));
    const listed = entries.filter(({apis: sources}) => sources.length > 0);
    expect(listed.map(({message}) => message.en).sort()).toEqual([...messages].sort());
  });

  test('names every API a message comes from', () => {
    const denied = entries.find(({message}) => message.en === 'permission denied');
    expect(denied?.apis).toEqual(['GM_xmlhttpRequest', 'GM_cookie']);
  });
});
