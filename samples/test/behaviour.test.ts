import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {Window as HappyWindow} from 'happy-dom';
import {afterEach, describe, expect, test, vi} from 'vitest';
import {parse} from 'yaml';
import {chooseFiles, dispatch, runSample, settled} from './run-sample';

// Behaviour that `samples/checks` cannot describe: files, functions of the page, and orders of events.

afterEach(() => void vi.useRealTimers());

test('opens links for later in the background and marks them when closed', async () => {
  const {document, manager} = await runSample('tabs/open-later.user.js', {
    url: 'https://example.com/list',
    html: '<a class="later" href="/long">x</a>',
  });
  const link = document.querySelector('a') as HTMLAnchorElement;
  dispatch(link, 'MouseEvent', 'click', {cancelable: true});
  expect(manager.callsOf('GM_openInTab')).toEqual([
    ['https://example.com/long', {active: false, insert: true}],
  ]);
  expect(link.style.opacity).toBe('');
  await settled();
  const opened = manager.events.find((event) => event.type === 'tab');
  manager.closeTab(opened?.id ?? 0);
  expect(link.style.opacity).toBe('0.5');
});

test('closes other copies of the page and keeps its own', async () => {
  const uuid = vi.spyOn(crypto, 'randomUUID').mockReturnValue('1-1-1-1-1');
  const {manager} = await runSample('tabs/close-duplicates.user.js', {
    url: 'https://example.com/a',
    tabs: {
      4: {url: 'https://example.com/a', mark: '1-1-1-1-1'},
      5: {url: 'https://example.com/a', mark: 'other'},
      6: {url: 'https://example.com/b', mark: 'third'},
    },
  });
  expect(manager.callsOf('GM_saveTab')).toEqual([
    [{mark: '1-1-1-1-1', url: 'https://example.com/a'}],
  ]);
  await manager.choose('Close other copies of this page');
  expect(manager.callsOf('GM_closeInTab')).toEqual([[5]]);
  uuid.mockRestore();
});

test('reading time counts words', async () => {
  const {document} = await runSample('page/reading-time.user.js', {
    html: `<article>${'word '.repeat(690)}</article>`,
  });
  expect(document.querySelector('.reading-time')?.textContent).toBe('3 min');
});

test('handles the first page and every later address', async () => {
  const {document, window} = await runSample('window/route-logger.user.js', {
    url: 'https://example.com/?view=sent',
  });
  expect(document.title).toBe('→ sent');
  (window.onurlchange as (event: {url: string}) => void)({url: 'https://example.com/'});
  expect(document.title).toBe('→ inbox');
});

test('early start wraps fetch before it waits', async () => {
  const original = vi.fn(async () => 'response');
  const {manager} = await runSample('running/early-start.user.js', {page: {fetch: original}});
  const page = manager.api.unsafeWindow as Record<string, unknown>;
  await (page.fetch as (url: string) => Promise<string>)('https://example.com/data');
  expect(original).toHaveBeenCalledWith('https://example.com/data', undefined);
  expect(manager.calls().map(({name}) => name)).toEqual(['CAT_scriptLoaded', 'GM_setValue']);
});

test('an unwrapped script puts its helper on the page', async () => {
  const {window, document} = await runSample('running/page-helper.user.js', {
    html: '<i></i><i></i>',
  });
  expect((window.queryAll as (selector: string) => unknown[])('i')).toEqual([
    ...document.querySelectorAll('i'),
  ]);
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

test('a new search cancels the one before', async () => {
  const {document, log} = await runSample('network/cancel-slow.user.js', {
    html: '<input type="search">',
    answers: {'/demo/api/slow?q=te': 'never', '/demo/api/slow?q=tea': {body: {answer: 'tea'}}},
  });
  const input = document.querySelector('input') as HTMLInputElement;
  for (const text of ['te', 'tea']) {
    input.value = text;
    dispatch(input, 'Event', 'input');
    await new Promise<void>(queueMicrotask);
  }
  await vi.waitFor(() => expect(document.querySelector('output')?.textContent).toBe(' tea ✓'));
  expect(log).toEqual([['superseded', 'te']]);
});

test('a table becomes CSV in a blob, with quotes doubled', async () => {
  const {manager} = await runSample('download/table-to-csv.user.js', {
    html: '<table><tr><th>Name</th><th>Size</th></tr><tr><td>5" disk</td><td> 1 </td></tr></table>',
  });
  const blobs: Blob[] = [];
  const create = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    blobs.push(blob as Blob);
    return 'blob:csv';
  });
  const revoke = vi.spyOn(URL, 'revokeObjectURL');
  await manager.choose('Save table as CSV');
  // Blob.text() would swallow the mark in front.
  const bytes = await blobs[0]?.arrayBuffer();
  expect(new TextDecoder('utf-8', {ignoreBOM: true}).decode(bytes)).toBe(
    '\ufeff"Name","Size"\r\n"5"" disk","1"',
  );
  expect(manager.callsOf('GM_download')[0]?.[0]).toMatchObject({
    url: 'blob:csv',
    name: 'tables/example.com.csv',
  });
  expect(revoke).toHaveBeenCalledWith('blob:csv');
  create.mockRestore();
  revoke.mockRestore();
});

test('only large pictures go to the download manager', async () => {
  const {manager, document} = await runSample('download/save-pictures.user.js', {
    html: '<img src="https://example.com/a.jpg?x" width="1200"><img src="https://example.com/b.jpg" width="16">',
  });
  for (const image of document.querySelectorAll('img')) {
    Object.defineProperty(image, 'naturalWidth', {value: image.width});
  }
  await manager.choose('Save large pictures');
  expect(manager.callsOf('GM_download')).toEqual([
    [
      {
        url: 'https://example.com/a.jpg?x',
        name: 'example.com/1.jpg',
        downloadMode: 'browser',
        conflictAction: 'uniquify',
      },
    ],
  ]);
});

test('polling goes on after a first look without a connection', async () => {
  vi.useFakeTimers();
  const answers: Record<string, {body: unknown}> = {};
  const {manager} = await runSample('background/poll-queue.user.js', {answers});
  answers['https://docs.scriptcat.org/demo/api/queue'] = {body: [{id: 1, text: 'back again'}]};
  await vi.advanceTimersByTimeAsync(60_000);
  expect(manager.values.get('last')).toBe(1);
});

test('waits as long as the service asks', async () => {
  vi.useFakeTimers({now: new Date('2027-03-03T10:00:00Z')});
  const {error} = await runSample('background/retry-at.user.js', {
    answers: {'/demo/api/status/429': {status: 429, headers: 'date:x\r\nretry-after:120'}},
  });
  expect(error).toMatchObject({time: new Date('2027-03-03T10:02:00Z')});
});

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

test('gives up on an element that never comes', async () => {
  vi.useFakeTimers();
  const running = runSample('cookbook/wait-for-element.user.js');
  await vi.advanceTimersByTimeAsync(10_000);
  expect((await running).error).toMatchObject({message: '.delivery didn’t appear'});
});

test('fills in a field so that the page notices', async () => {
  const {document, manager} = await runSample('cookbook/autofill.user.js', {
    html: '<input id="hours">',
  });
  const heard = vi.fn();
  document.addEventListener('input', heard);
  await manager.choose('Fill in');
  expect(heard).toHaveBeenCalledOnce();
  expect(document.querySelector('input')?.value).toBe('8');
});

test('tries again until the server answers', async () => {
  vi.useFakeTimers();
  const running = runSample('cookbook/retry-backoff.user.js', {
    answers: {
      '/demo/api/flaky': {status: 503, body: ''},
      '/demo/api/flaky?attempt=3': {body: '{"done":true}'},
    },
  });
  await vi.advanceTimersByTimeAsync(10_000);
  const {document} = await running;
  expect(document.title).toBe('Answered on attempt 3');
});

test('notes what the page asks for', async () => {
  const page = {
    fetch: async () => new Response('answer'),
    XMLHttpRequest: class {
      response = 'text';
      open() {}
      addEventListener = (_: string, tell: () => void) => tell();
    },
    WebSocket: class extends EventTarget {
      send() {}
    },
  };
  const {log, manager} = await runSample('cookbook/hook-requests.user.js', {page});
  const hooked = manager.api.unsafeWindow as unknown as {
    fetch(url: string): Promise<Response>;
    XMLHttpRequest: new () => {open(method: string, url: string): void};
  };
  expect(await (await hooked.fetch('/a.json')).text()).toBe('answer');
  new hooked.XMLHttpRequest().open('GET', '/b.json');
  await vi.waitFor(() => expect(log).toContainEqual(['fetched:', 'answer']));
  expect(log.slice(0, 3)).toEqual([
    ['fetch:', '/a.json'],
    ['xhr:', '/b.json'],
    ['loaded:', 'text'],
  ]);

  const sockets = await runSample('cookbook/hook-websocket.user.js', {page});
  const {WebSocket: Hooked} = sockets.manager.api.unsafeWindow as unknown as {
    WebSocket: new (url: string) => EventTarget & {send(text: string): void};
  };
  const socket = new Hooked('wss://a.example/');
  socket.send('hi');
  socket.dispatchEvent(new MessageEvent('message', {data: 'there'}));
  expect(sockets.log).toEqual([
    ['socket opens:', 'wss://a.example/'],
    ['socket sends:', 'hi'],
    ['socket gets:', 'there'],
  ]);
});

// Windows of happy-dom share their prototypes, which these samples change.
async function runAlone(file: string, html: string, check: (view: Window) => void) {
  const {Element: element, EventTarget: target} = new HappyWindow();
  const {attachShadow} = element.prototype;
  const {addEventListener} = target.prototype;
  try {
    const {document} = await runSample(file, {html});
    check(document.defaultView as Window);
  } finally {
    Object.assign(element.prototype, {attachShadow});
    Object.assign(target.prototype, {addEventListener});
  }
}

test('reaches into a shadow root that the page has closed', () =>
  runAlone('cookbook/open-shadow.user.js', '<span id="rating"></span>', ({document}) => {
    const stars = document.createElement('b');
    document.querySelector('#rating')?.attachShadow({mode: 'closed'}).append(stars);
    dispatch(document, 'Event', 'DOMContentLoaded');
    expect(stars.style.background).toBe('gold');
  }));

test('a page takes the click of the script for a real one', () =>
  runAlone('cookbook/trusted-click.user.js', '', (view) => {
    const {Event: PageEvent, EventTarget: Target} = view as unknown as typeof globalThis;
    const clicks: unknown[] = [];
    const button = new Target();
    button.addEventListener('click', (event) => clicks.push(event.isTrusted, event.type));
    button.dispatchEvent(new PageEvent('click'));
    expect(clicks).toEqual([true, 'click']);
  }));

test('a frame tells the page what it has read', async () => {
  const top = {};
  const sent: unknown[] = [];
  const parent = {postMessage: (...args: unknown[]) => sent.push(args)};
  const html = '<p id="seats">17</p>';
  await runSample('cookbook/frames-talk.user.js', {html, page: {top, parent}});
  expect(sent).toEqual([[{seats: '17'}, 'https://docs.scriptcat.org']]);
});

test('asks the background with a new value each time', async () => {
  const {document, manager, header} = await runSample('cookbook/ask-background.user.js');
  const question = manager.values.get('ping');
  expect(header.storagename).toEqual(['ping-pong']);
  manager.changeElsewhere('pong', {to: question, at: 0});
  await vi.waitFor(() => expect(document.title).toMatch(/^Answered after/));
});

test('the hash of the word list is that of our own file', () => {
  const file = new URL('../../pipeline/src/demo/client/words.json', import.meta.url);
  const hash = createHash('sha384').update(readFileSync(file)).digest('base64');
  const sample = readFileSync(
    new URL('../cookbook/checked-resource.user.js', import.meta.url),
    'utf8',
  );
  expect(sample).toContain(`#sha384-${hash}`);
});

test('hears the answer to its own question only', async () => {
  let hear = (_event: {detail: string}) => {};
  const page = {
    addEventListener: (_name: string, listen: typeof hear) => {
      hear = listen;
    },
    removeEventListener: () => {},
    dispatchEvent: ({detail}: {detail: string}) => {
      hear({detail: '{"to":"price","stock":99}'});
      hear({detail: JSON.stringify({to: detail, stock: 3})});
    },
  };
  const html = '<div class="product"><h2>Tea</h2></div>';
  const {document} = await runSample('cookbook/page-bridge.user.js', {html, page});
  expect(document.querySelector('h2')?.textContent).toBe('Tea (3 in stock)');
});

describe('uploading', () => {
  async function choose(files: File[], answers = {}) {
    const {document, manager} = await runSample('cookbook/upload-file.user.js', {
      html: '<input type="file">',
      answers,
    });
    chooseFiles(document, files);
    return {document, requests: manager.callsOf('GM_xmlhttpRequest')};
  }
  const address = '/demo/api/upload';
  const file = new File(['hello'], 'a.png');

  test('sends nothing without a file', async () => {
    expect((await choose([])).requests).toEqual([]);
  });

  test('sends the file and shows what the server says', async () => {
    const answers = {[address]: {status: 201, body: {name: 'a.png', size: 5}}};
    const {document, requests} = await choose([file], answers);
    const [{data, headers}] = requests[0] as [{data: FormData; headers?: object}];
    expect(data.get('file')).toBe(file);
    expect(headers).toBeUndefined();
    await vi.waitFor(() => expect(document.body.textContent).toBe(' a.png: 5'));
  });

  test('shows a refusal and a lost connection', async () => {
    const refused = await choose([file], {[address]: {status: 413, body: ''}});
    await vi.waitFor(() => expect(refused.document.body.textContent).toBe(' HTTP 413'));
    const {document} = await choose([file]);
    await vi.waitFor(() => expect(document.body.textContent).toMatch(/^ \w/));
  });
});

test('the model can ask for a price and is told what is missing', async () => {
  const {manager, log} = await runSample('agent/own-tool.user.js', {
    html: '<i data-product="tea" data-price="3">Tea</i>',
    agent: {replies: ['Tea.']},
  });
  await manager.choose('Which one is cheaper?');
  const handler = manager.world.agent.tools[0]?.handler as (args: {
    product: string;
  }) => Promise<unknown>;
  expect(await handler({product: 'tea'})).toBe('3');
  await expect(handler({product: 'milk'})).rejects.toThrow('no product called milk');
  expect(log).toEqual([['Tea.']]);
});

test('stops when the form does not appear', async () => {
  const {manager} = await runSample('agent/fill-form.user.js');
  await expect(manager.choose('Enter working hours')).rejects.toThrow('didn’t appear');
  expect(manager.callsOf('CAT.agent.dom.fill')).toEqual([]);
});

test('a task logs when it is due', async () => {
  const {manager} = await runSample('agent/daily-digest.user.js');
  const {tasks, listeners} = manager.world.agent;
  const taskId = String(tasks[0]?.id);
  listeners.get(taskId)?.({taskId, triggeredAt: Date.UTC(2027, 2, 3, 8)});
  expect(manager.callsOf('GM_log')).toEqual([['digest due at 2027-03-03T08:00:00.000Z']]);
});

test('a note is appended to what is there', async () => {
  const {manager} = await runSample('agent/workspace-note.user.js', {
    url: 'https://example.com/b',
    title: 'B',
    agent: {workspace: new Map([['reading-notes/pages.md', '- A <https://example.com/a>\n']])},
  });
  await manager.choose('Save this page for the Agent');
  expect(manager.world.agent.workspace.get('reading-notes/pages.md')).toBe(
    '- A <https://example.com/a>\n- B <https://example.com/b>\n',
  );
});

test('a script of a skill is called without a model', async () => {
  const {manager, log} = await runSample('agent/call-skill.user.js', {
    agent: {
      skills: {'unit-converter': (params) => ({value: (params as {miles: number}).miles * 2})},
    },
  });
  await manager.choose('Convert miles');
  expect(manager.callsOf('CAT.agent.skills.call')).toEqual([
    ['unit-converter', 'convert', {miles: 26.2}],
  ]);
  expect(log).toEqual([['52.4 km']]);
});

test('the front matter of the skill names its script and its setting', () => {
  const file = readFileSync(
    new URL('../agent/unit-converter/SKILL.cat.md', import.meta.url),
    'utf8',
  );
  const front = /^---\n(.*?)\n---\n/s.exec(file)?.[1] ?? '';
  expect(parse(front)).toMatchObject({
    name: 'unit-converter',
    version: '1.0.0',
    scripts: ['convert.js'],
    config: {digits: {type: 'number', default: 1}},
  });
});
