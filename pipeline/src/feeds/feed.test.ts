import type {Release} from '@scriptcat/content/kinds/releases';
import {describe, expect, test} from 'vitest';
import {renderAtom} from './atom';
import {createFeed} from './feed';
import {renderJsonFeed} from './json-feed';

const base = {channel: 'stable', line: '1.0', manifest: 3} as const;
const patch: Release = {
  ...base,
  version: '0.9.1',
  date: '2026-05-02',
  changes: [{kind: 'fix', area: 'api', text: 'a < b && "c"', refs: [12]}],
};
const first: Release = {
  ...base,
  version: '1.0.0',
  date: '2026-05-01',
  changes: [
    {kind: 'fix', area: 'ui', text: 'icons'},
    {kind: 'breaking', area: 'api', text: 'an option is gone'},
  ],
};
const context = {channel: 'stable', language: 'en', root: 'https://docs.example/en/'} as const;

describe('a feed', () => {
  test('is ordered by day, then version, whatever the order of the data', () => {
    const sameDay = {...first, version: '1.0.1'};
    const orders = [
      [first, patch, sameDay],
      [sameDay, patch, first],
    ].map((releases) => createFeed(releases, context).entries.map(({url}) => url.split('#')[1]));
    expect(orders).toEqual([
      ['0.9.1', '1.0.1', '1.0.0'],
      ['0.9.1', '1.0.1', '1.0.0'],
    ]);
  });

  test('keeps its ids when the site moves, and tells the languages apart', () => {
    const here = createFeed([first], context);
    const moved = createFeed([first], {...context, root: 'https://mirror.example/en/'});
    const chinese = createFeed([first], {...context, language: 'zh-Hans'});
    expect(moved.entries[0]?.id).toBe(here.entries[0]?.id);
    expect(moved.id).toBe(here.id);
    expect(chinese.entries[0]?.id).not.toBe(here.entries[0]?.id);
  });

  test('points at the page of the channel with absolute addresses', () => {
    const feed = createFeed([first], {...context, channel: 'beta'});
    expect(feed.page).toBe('https://docs.example/en/docs/change/beta-changelog/');
    expect(feed.self.atom).toBe(`${feed.page}atom.xml`);
    expect(feed.entries[0]?.url).toBe(`${feed.page}#1.0.0`);
  });

  test('names breaking changes first', () => {
    const {html} = createFeed([first], context).entries[0] ?? {html: ''};
    expect(html.indexOf('an option is gone')).toBeLessThan(html.indexOf('icons'));
    expect(html.indexOf('an option is gone')).toBeGreaterThan(-1);
  });

  test('is updated when its newest release was', () => {
    expect(createFeed([first, patch], context).updated).toBe('2026-05-02T00:00:00+08:00');
  });
});

test('Atom carries markup of a change as text', () => {
  const atom = renderAtom(createFeed([patch], context));
  expect(atom).toContain('a &amp;lt; b &amp;amp;&amp;amp; &amp;quot;c&amp;quot;');
  expect(atom).toContain('<updated>2026-05-02T00:00:00+08:00</updated>');
});

test('JSON Feed names its version and the fields a reader requires', () => {
  const feed = JSON.parse(renderJsonFeed(createFeed([patch], context)));
  expect(feed).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    feed_url: 'https://docs.example/en/docs/change/feed.json',
    items: [{url: 'https://docs.example/en/docs/change/#0.9.1', title: 'ScriptCat 0.9.1'}],
  });
});
