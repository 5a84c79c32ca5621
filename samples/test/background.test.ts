import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import {runSample, settled} from './run-sample';

beforeEach(() => void vi.useFakeTimers({now: new Date('2027-03-03T10:00:00Z')}));
afterEach(() => void vi.useRealTimers());

test('the greeter answers after its body has ended', async () => {
  const {manager} = await runSample('background/watch-values.user.js');
  manager.changeElsewhere('ping', 'page-1');
  await settled();
  expect(manager.values.get('pong')).toEqual({to: 'page-1', at: Date.now()});
});

test('polling notifies about new messages and remembers the last one', async () => {
  const answers: Record<string, {body: unknown}> = {
    '/demo/api/queue?after=0': {body: [{id: 3, text: 'hello'}]},
    '/demo/api/queue?after=3': {body: []},
  };
  const {manager} = await runSample('background/poll-queue.user.js', {answers});
  expect(manager.values.get('last')).toBe(3);
  expect(manager.notifications()[0]).toMatchObject({tag: 'queue', title: '1 new', text: 'hello'});
  await vi.advanceTimersByTimeAsync(60_000);
  expect(manager.callsOf('GM.xmlHttpRequest')).toHaveLength(2);
  expect(manager.callsOf('GM_notification')).toHaveLength(1);
});

test('polling goes on after a first look without a connection', async () => {
  const answers: Record<string, {body: unknown}> = {};
  const {manager} = await runSample('background/poll-queue.user.js', {answers});
  answers['https://docs.scriptcat.org/demo/api/queue'] = {body: [{id: 1, text: 'back again'}]};
  await vi.advanceTimersByTimeAsync(60_000);
  expect(manager.values.get('last')).toBe(1);
});

describe('retry', () => {
  const run = (answer?: {status: number}) =>
    runSample('background/retry.user.js', {answers: answer ? {'/demo/api/sign-in': answer} : {}});

  test('asks for another run in a minute when there is no connection', async () => {
    expect((await run()).error).toMatchObject({msg: 'no connection: Unknown Error', time: 60});
  });

  test('gives a busy service more time', async () => {
    expect((await run({status: 503})).error).toMatchObject({time: 300});
  });

  test('does not retry a refusal', async () => {
    const {error} = await run({status: 401});
    expect(error).toBeInstanceOf(Error);
    expect(error).toMatchObject({message: 'refused: 401'});
  });

  test('logs success', async () => {
    const {manager, error} = await run({status: 200});
    expect(error).toBeUndefined();
    expect(manager.callsOf('GM_log')).toEqual([['signed in']]);
  });

  test('waits as long as the service asks', async () => {
    const {error} = await runSample('background/retry-at.user.js', {
      answers: {'/demo/api/status/429': {status: 429, headers: 'date:x\r\nretry-after:120'}},
    });
    expect(error).toMatchObject({time: new Date('2027-03-03T10:02:00Z')});
  });
});

test('the daily check-in logs the day and fails loudly', async () => {
  const good = await runSample('background/once-a-day.user.js', {
    answers: {'/demo/api/check-in': {status: 200}},
  });
  expect(good.manager.callsOf('GM_log')).toEqual([['checked in', 'info', {day: '2027-03-03'}]]);
  const bad = await runSample('background/once-a-day.user.js', {
    answers: {'/demo/api/check-in': {status: 500}},
  });
  expect(bad.error).toMatchObject({message: 'check-in failed with 500'});
});

test('two schedules: the text depends on the day', async () => {
  const wednesday = await runSample('background/two-schedules.user.js');
  expect(wednesday.manager.notifications()[0]).toMatchObject({title: 'Plan the day'});
  vi.setSystemTime(new Date(2027, 2, 7, 20));
  const sunday = await runSample('background/two-schedules.user.js');
  expect(sunday.manager.notifications()[0]).toMatchObject({title: 'Plan the week'});
  expect(sunday.header.crontab).toHaveLength(2);
});

describe('release watcher', () => {
  const answers = {'/demo/api/release': {body: {version: '2.0', notes: 'https://notes.example/2'}}};

  test('is silent the first time', async () => {
    const {manager} = await runSample('background/release-watcher.user.js', {answers});
    expect(manager.values.get('version')).toBe('2.0');
    expect(manager.notifications()).toHaveLength(0);
  });

  test('notifies about a change and opens the notes', async () => {
    const {manager} = await runSample('background/release-watcher.user.js', {
      answers,
      values: {version: '1.9'},
    });
    await manager.clickNotification();
    expect(manager.callsOf('GM_openInTab')).toEqual([['https://notes.example/2']]);
  });
});

describe('overlap guard', () => {
  test('skips while the last run is going', async () => {
    const {manager} = await runSample('background/overlap-guard.user.js', {
      values: {startedAt: Date.now() - 60_000},
    });
    expect(manager.callsOf('GM.xmlHttpRequest')).toEqual([]);
    expect(manager.callsOf('GM_log')[0]?.[1]).toBe('warn');
  });

  test('clears its mark even when the request fails', async () => {
    const {manager, error} = await runSample('background/overlap-guard.user.js', {
      values: {startedAt: Date.now() - 11 * 60_000},
    });
    expect(error).toBe('Unknown Error');
    expect(manager.values.get('startedAt')).toBe(0);
  });
});

describe('user config', () => {
  test('highlighter uses the declared defaults and follows changes', async () => {
    const {manager, document} = await runSample('config/highlighter.user.js', {
      html: '<p>urgent call</p><p>tea</p>',
    });
    const marked = () => [...document.querySelectorAll('mark')].map(({textContent}) => textContent);
    expect(marked()).toEqual(['urgent']);
    expect(document.querySelector('mark')?.style.backgroundColor).toBe('yellow');
    manager.changeElsewhere('look.words', 'tea, cake');
    expect(marked()).toEqual(['tea']);
    expect(document.body.textContent).toBe('urgent calltea');
    await manager.choose('Settings');
    expect(manager.callsOf('CAT_userConfig')).toHaveLength(1);
  });

  test('a select value is text and still counts as a number', async () => {
    const {document} = await runSample('config/all-controls.user.js', {
      values: {'layout.columns': '3', 'layout.compact': true},
    });
    expect(document.body.style.columnCount).toBe('3');
    expect(document.body.hasAttribute('data-compact')).toBe(true);
  });

  test('account picker offers what it found and uses the choice', async () => {
    const {manager, document} = await runSample('config/account-picker.user.js', {
      html: '<i class="account"> ann </i><i class="account">bob</i>',
      values: {'sign-in.account': 'bob'},
    });
    expect(manager.values.get('accounts')).toEqual(['ann', 'bob']);
    expect(document.querySelectorAll<HTMLElement>('.account')[1]?.style.outline).toContain(
      'seagreen',
    );
    expect(document.querySelector<HTMLElement>('.account')?.style.outline).toBe('');
  });

  test('a missing address leads to the settings', async () => {
    const {manager} = await runSample('config/scheduled-config.user.js');
    await manager.clickNotification();
    expect(manager.callsOf('CAT_userConfig')).toHaveLength(1);
    const ready = await runSample('config/scheduled-config.user.js', {
      values: {'report.address': 'https://r.example/'},
      allow: true,
      answers: {'https://r.example/': {body: 'all good'}},
    });
    expect(ready.prompts).toEqual(['cors r.example']);
    expect(ready.manager.notifications()[0]).toMatchObject({text: 'all good'});
  });
});

describe('cloud', () => {
  test('notes are uploaded, shown and deleted', async () => {
    const {manager, log} = await runSample('cat/cloud-notes.user.js', {
      selection: 'keep this',
      allow: true,
    });
    await manager.choose('Save selection to the cloud');
    expect(await manager.world.files.get('cloud-notes/note.txt')?.text()).toBe('keep this');
    await manager.choose('Show the note');
    await vi.waitFor(() => expect(log).toEqual([['keep this']]));
    await manager.choose('Delete the note');
    expect(manager.world.files.size).toBe(0);
  });

  test('a missing storage leads to its settings', async () => {
    const {manager} = await runSample('cat/cloud-notes.user.js', {
      fileError: {code: 1},
      allow: true,
    });
    await manager.choose('Show the note');
    expect(manager.callsOf('CAT_fileStorage').at(-1)).toEqual(['config']);
  });

  test('another error is printed', async () => {
    const {manager, log} = await runSample('cat/cloud-notes.user.js', {
      fileError: {code: 8},
      allow: true,
    });
    await manager.choose('Show the note');
    expect(manager.callsOf('CAT_fileStorage')).toHaveLength(1);
    expect(log).toHaveLength(1);
  });

  test('the next page is appended', async () => {
    const {document} = await runSample('cat/next-page.user.js', {
      html: '<ul class="results"><li>1</li></ul><a rel="next" href="/page/2">next</a>',
      answers: {'https://example.com/page/2': {body: '<ul class="results"><li>2</li></ul>'}},
    });
    expect([...document.querySelectorAll('li')].map((item) => item.textContent)).toEqual([
      '1',
      '2',
    ]);
  });

  test('a blob survives the way through its address', async () => {
    vi.useRealTimers();
    const {document, error} = await runSample('cat/blob-preview.user.js', {html: '<h1>A</h1>'});
    expect(error).toBeUndefined();
    expect(document.querySelector('h1')?.textContent).toBe('A · preview');
  });

  test('the exported check-in works with callbacks only', async () => {
    const {manager, header} = await runSample('cloudcat/check-in.user.js', {
      answers: {'/demo/api/check-in': {status: 200}},
    });
    await vi.waitFor(() => expect(manager.callsOf('GM_log')).toEqual([['checked in']]));
    expect(header.exportcookie).toEqual(['domain=docs.scriptcat.org']);
  });
});
