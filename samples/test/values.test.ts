import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import {dispatch, runSample, settled} from './run-sample';

describe('visit counter', () => {
  test('counts from one and remembers', async () => {
    const {manager, document} = await runSample('values/visit-counter.user.js', {title: 'Shop'});
    expect(manager.values.get('visits')).toBe(1);
    expect(document.title).toBe('(1) Shop');
  });

  test('goes on from the stored number', async () => {
    const {manager} = await runSample('values/visit-counter.user.js', {values: {visits: 41}});
    expect(manager.values.get('visits')).toBe(42);
  });
});

test('leave safely saves the draft before it follows the link', async () => {
  const {manager, document, location} = await runSample('values/leave-safely.user.js', {
    html: '<textarea>half a sentence</textarea><a href="https://example.com/next">next</a>',
  });
  document.querySelector('a')?.click();
  expect(location.visited).toEqual([]);
  await settled();
  expect(manager.values.get('draft')).toBe('half a sentence');
  await vi.waitFor(() => expect(location.visited).toEqual(['https://example.com/next']));
});

test('forget the draft deletes it when the form is sent', async () => {
  const {manager, document} = await runSample('values/forget-draft.user.js', {
    html: '<form></form>',
    values: {draft: 'text', other: 1},
  });
  dispatch(document.querySelector('form'), 'Event', 'submit');
  await settled();
  expect([...manager.values.keys()]).toEqual(['other']);
});

test('storage report prints the values sorted by name', async () => {
  const {manager, log} = await runSample('values/storage-report.user.js', {
    values: {b: 2, a: {deep: true}},
  });
  await manager.choose('Show stored values');
  expect(log).toEqual([
    [
      [
        {name: 'a', value: {deep: true}},
        {name: 'b', value: 2},
      ],
    ],
  ]);
});

describe('with a fixed clock', () => {
  beforeEach(() => void vi.useFakeTimers({now: new Date('2027-03-03T10:00:00Z')}));
  afterEach(() => void vi.useRealTimers());

  test('settings bundle applies defaults and saves two values at once', async () => {
    const {manager, document} = await runSample('values/settings-bundle.user.js', {
      values: {theme: 'dark'},
    });
    expect(document.documentElement.style.fontSize).toBe('18px');
    expect(document.documentElement.dataset.theme).toBe('dark');
    expect(manager.callsOf('GM_setValues')).toEqual([
      [{opened: 1, lastOpened: Date.parse('2027-03-03T10:00:00Z')}],
    ]);
  });

  test('tidy up deletes only pages older than a month', async () => {
    const day = 24 * 60 * 60 * 1000;
    const {manager} = await runSample('values/tidy-up.user.js', {
      values: {'page:old': Date.now() - 31 * day, 'page:new': Date.now() - 29 * day, other: 0},
    });
    expect([...manager.values.keys()]).toEqual(['page:new', 'other']);
  });
});

test('shared note shows what another tab wrote and ignores its own echo', async () => {
  const {manager, document} = await runSample('values/shared-note.user.js', {
    values: {note: 'milk'},
  });
  const box = document.querySelector('textarea') as HTMLTextAreaElement;
  expect(box.value).toBe('milk');

  box.value = 'milk, bread';
  dispatch(box, 'Event', 'input');
  await settled();
  expect(manager.values.get('note')).toBe('milk, bread');

  manager.changeElsewhere('note', 'tea');
  expect(box.value).toBe('tea');
  manager.changeElsewhere('note', undefined);
  expect(box.value).toBe('');
});

describe('wait for a token', () => {
  test('starts at once when there is one', async () => {
    const {document} = await runSample('values/wait-for-token.user.js', {values: {token: 'abc'}});
    expect(document.title).toBe('Ready');
    expect(document.documentElement.outerHTML).not.toContain('abc');
  });

  test('listens once and then stops', async () => {
    const {manager, document} = await runSample('values/wait-for-token.user.js');
    manager.changeElsewhere('token', 'first');
    manager.changeElsewhere('token', 'second');
    expect(document.title).toBe('Ready');
    expect(manager.callsOf('GM_removeValueChangeListener')).toHaveLength(1);
  });
});

describe('collector and reporter share one storage', () => {
  test('the collector adds a page once', async () => {
    const scene = {url: 'https://example.com/a', title: 'A'};
    const first = await runSample('values/link-collector.user.js', scene);
    const links = first.manager.values.get('links');
    expect(links).toEqual([{url: 'https://example.com/a', title: 'A'}]);
    const again = await runSample('values/link-collector.user.js', {...scene, values: {links}});
    expect(again.manager.callsOf('GM_setValue')).toEqual([]);
    expect(first.header.storagename).toEqual(['reading-list']);
  });

  test('the reporter tells and empties the list', async () => {
    const {manager, header} = await runSample('values/link-reporter.user.js', {
      values: {links: [{title: 'A'}, {title: 'B'}]},
    });
    expect(manager.notifications()).toMatchObject([{title: '2 pages today', text: 'B'}]);
    expect(manager.values.has('links')).toBe(false);
    expect(header.storagename).toEqual(['reading-list']);
  });

  test('the reporter is silent on an empty day', async () => {
    const {manager} = await runSample('values/link-reporter.user.js');
    expect(manager.notifications()).toHaveLength(0);
  });
});
