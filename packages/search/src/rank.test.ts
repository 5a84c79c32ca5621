import fc from 'fast-check';
import {expect, test} from 'vitest';
import {createSearchIndex} from './create-index';
import {rank} from './rank';
import {fixtureRecord, fixtureRecords} from './records.fixture';

const index = createSearchIndex(fixtureRecords);

function found(query: string, language = 'zh-Hans'): string[] {
  const allowed = Uint8Array.from(fixtureRecords, (record) => Number(record.language === language));
  return rank(index, query, allowed).matches.map(
    ({record}) => index.records[record]?.objectID ?? '',
  );
}

test.each([
  ['GM_xmlhttpRequest', '/docs/dev/api/#gm-xmlhttprequest'],
  ['GM.xmlHttpRequest', '/docs/dev/api/#gm-xmlhttprequest'],
  ['xmlhttp', '/docs/dev/api/#gm-xmlhttprequest'],
  ['GM_xmlhttpRequest 跨域', '/docs/dev/api/#gm-xmlhttprequest'],
  ['跨域', '/docs/dev/api/#gm-xmlhttprequest'],
  ['GM_xmlhtpRequest', '/docs/dev/api/#gm-xmlhttprequest'],
  ['gm_setv', '/docs/dev/api/#gm-setvalue'],
  ['run-at', '/docs/dev/meta/#run-at'],
  ['@run-at', '/docs/dev/meta/#run-at'],
  ['定时', '/docs/dev/background/'],
  ['定时任务怎么写', '/docs/dev/background/'],
  ['脚本不运行', '/docs/use/QA/#not-running'],
  ['为什么我的脚本没反应', '/docs/use/QA/#not-running'],
  ['油猴', '/docs/use/from-other/migrate-from-tampermonkey/'],
  ['同步', '/docs/use/sync/'],
  ['腳本同步', '/docs/use/sync/'],
  ['匯入 油猴', '/docs/use/from-other/migrate-from-tampermonkey/'],
  ['GM_xmlhtpRequ', '/docs/dev/api/#gm-xmlhttprequest'],
  ['1.4.0', '/docs/change/#v1.4.0'],
  ['v1.4', '/docs/change/#v1.4.0'],
])('%s finds %s first', (query, expected) => {
  expect(found(query)[0]).toBe(expected);
});

test.each([
  ['cron', '/en/docs/dev/background/'],
  ['sheduled', '/en/docs/dev/background/'],
  ['synchronise', '/en/docs/use/sync/'],
  ['cloudsync', '/en/docs/use/sync/'],
  ['userscript not working', '/en/docs/use/QA/#not-running'],
  ["my script doesn't run", '/en/docs/use/QA/#not-running'],
])('%s finds %s first in English', (query, expected) => {
  expect(found(query, 'en')[0]).toBe(expected);
});

test('a question all of whose words are common finds the section with this very phrase', () => {
  const record = (title: string, phrase: string) => ({
    ...fixtureRecord({path: `/docs/${title}/`, headings: ['Guide', title]}),
    words: [phrase],
  });
  const records = [
    record('Update scripts', 'change scripts'),
    record('List', 'where are my scripts'),
  ];
  const all = new Uint8Array([1, 1]);
  const {matches} = rank(createSearchIndex(records), 'Where are my scripts?', all);
  expect(matches[0]?.record).toBe(1);
});

test('only records of the allowed language are found', () => {
  expect(found('sync', 'en').every((id) => id.startsWith('/en/'))).toBe(true);
});

test('a query nobody could mean finds nothing', () => {
  expect(found('zzqqxx')).toEqual([]);
  expect(found('魑魅魍魉')).toEqual([]);
});

test('an empty query lists everything', () => {
  expect(found('  ', 'en')).toHaveLength(3);
});

test('the heading counts more than many mentions in the text', () => {
  const records = [
    fixtureRecord({path: '/mentions/', headings: ['A', 'Other'], content: 'proxy '.repeat(50)}),
    fixtureRecord({path: '/about/', headings: ['A', 'Proxy'], content: 'How it works.'}),
  ];
  const own = createSearchIndex(records);
  const [first] = rank(own, 'proxy', new Uint8Array([1, 1])).matches;
  expect(first?.record).toBe(1);
});

const orderOf = (query: string, records: Parameters<typeof createSearchIndex>[0]) => {
  const own = createSearchIndex(records);
  return rank(own, query, new Uint8Array(records.length).fill(1)).matches.map(
    ({record}) => records[record]?.objectID,
  );
};

test('another word of the family finds a page that uses only that one', () => {
  const records = [
    fixtureRecord({path: '/a/', headings: ['A', 'Files'], content: 'It is watched on disk.'}),
    fixtureRecord({path: '/b/', headings: ['A', 'Other'], content: 'Nothing to see.'}),
  ];
  expect(orderOf('watcher', records)).toEqual(['/a/']);
});

test('a rare name that continues what was typed does not come before the word itself', () => {
  const common = Array.from({length: 12}, (_, at) =>
    fixtureRecord({path: `/${at}/`, headings: ['A', `Page ${at}`], content: 'About a file.'}),
  );
  const records = [
    ...common,
    fixtureRecord({path: '/name/', headings: ['A', 'Names'], content: 'See fileBrowserHandle.'}),
    fixtureRecord({path: '/file/', headings: ['A', 'File'], content: 'What a file is.'}),
  ];
  expect(orderOf('file', records)[0]).toBe('/file/');
  expect(orderOf('file', records).slice(0, 3)).not.toContain('/name/');
});

test('words of any question count less than what it is about', () => {
  const records = [
    fixtureRecord({path: '/way/', headings: ['A', 'Another way'], content: 'Often possible.'}),
    fixtureRecord({path: '/proxy/', headings: ['A', 'Network'], content: 'Set a proxy here.'}),
  ];
  expect(orderOf('another possible way to set a proxy', records)[0]).toBe('/proxy/');
});

test('one rare word does not outweigh all others of a question', () => {
  const texts = 'zebra,block ads,block a page,ads on sites,sites and ads,block sites'.split(',');
  const records = [...texts, 'block ads on sites'].map((content, at) =>
    fixtureRecord({path: `/${at}/`, headings: ['A', `Page ${at}`], content}),
  );
  expect(orderOf('block zebra ads on sites', records)[0]).toBe('/6/');
});

test('a section of the page about the subject comes before a mention elsewhere', () => {
  const mention = 'A widget with a colour is mentioned here.';
  const records = [
    fixtureRecord({
      path: '/other/',
      anchor: 'x',
      headings: ['A', 'Other', 'Notes'],
      content: mention,
    }),
    fixtureRecord({
      path: '/widgets/',
      anchor: 'x',
      headings: ['A', 'Widget', 'Looks'],
      content: 'Choose a colour.',
    }),
  ];
  expect(orderOf('widget colour', records)[0]).toBe('/widgets/#x');
});

test('whatever is typed, each record is found at most once and scores are in order', () => {
  const allowed = new Uint8Array(fixtureRecords.length).fill(1);
  const words = fc.constantFrom('GM_', '脚本', '@', 'sync', '\u0000', '1.', '𠮷', 'a'.repeat(99));
  const query = fc.oneof(
    fc.string({unit: 'grapheme'}),
    fc.array(words).map((list) => list.join('')),
  );
  fc.assert(
    fc.property(query, (text) => {
      const {matches} = rank(index, text, allowed);
      expect(new Set(matches.map(({record}) => record)).size).toBe(matches.length);
      for (const [at, {score}] of matches.entries()) {
        expect(Number.isFinite(score)).toBe(true);
        expect(score).toBeLessThanOrEqual(matches[at - 1]?.score ?? Number.POSITIVE_INFINITY);
      }
    }),
  );
});

test('a question finds the section whose words say most of it, above a mention in a text', () => {
  const section = {path: '/docs/use/popup/', headings: ['Guide', 'Popup', 'Icon'], language: 'en'};
  const records = [
    fixtureRecord({...section, anchor: 'list', content: 'What the badge number of a page says.'}),
    {...fixtureRecord({...section, anchor: 'part'}), words: ['badge number']},
    {...fixtureRecord({...section, anchor: 'icon'}), words: ['badge number too high']},
  ];
  const allowed = Uint8Array.of(1, 1, 1);
  const query = 'why is the badge number too high with only two scripts on the page';
  expect(rank(createSearchIndex(records), query, allowed).matches[0]?.record).toBe(2);
});

test('a section with the very phrase comes before a heading that says as much', () => {
  const section = {path: '/docs/use/popup/', content: '脚本的文件存放在这里。'};
  const records = [
    fixtureRecord({...section, anchor: 'a', headings: ['Guide', 'Popup', '存放脚本文件']}),
    {
      ...fixtureRecord({...section, anchor: 'b', headings: ['Guide', 'Popup', '位置']}),
      words: ['脚本的文件存放在哪里'],
    },
  ];
  const best = (query: string) =>
    rank(createSearchIndex(records), query, Uint8Array.of(1, 1)).matches[0]?.record;
  expect(best('脚本文件存放在哪里呢')).toBe(1);
});
