import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {describe, expect, test, vi} from 'vitest';
import {chooseFiles, dispatch, runSample} from './run-sample';

describe('pages', () => {
  test('waits for an element that comes later', async () => {
    const {document, error} = await runSample('cookbook/wait-for-element.user.js', {
      html: '<p></p>',
      later: ({body}) => {
        body.innerHTML += '<b class="delivery"></b>';
      },
    });
    expect(error).toBeUndefined();
    expect(document.querySelector<HTMLElement>('.delivery')?.style.background).toContain('gold');
  });

  test('gives up on an element that never comes', async () => {
    vi.useFakeTimers();
    const running = runSample('cookbook/wait-for-element.user.js');
    await vi.advanceTimersByTimeAsync(10_000);
    vi.useRealTimers();
    expect((await running).error).toMatchObject({message: '.delivery didn’t appear'});
  });

  test('shows the view of the address', async () => {
    const {document} = await runSample('cookbook/address-changes.user.js', {
      url: 'https://docs.scriptcat.org/demo/app/?view=sent',
    });
    expect(document.body.textContent).toContain('sent');
  });

  test('removes sponsored items now and later', async () => {
    const {document} = await runSample('cookbook/endless-list.user.js', {
      html: '<ul class="results"><li>a</li><li class="sponsored">b</li></ul>',
    });
    expect(document.querySelectorAll('li')).toHaveLength(1);
    const late = document.createElement('li');
    late.className = 'sponsored';
    document.querySelector('ul')?.append(late);
    await vi.waitFor(() => expect(document.querySelectorAll('li')).toHaveLength(1));
  });

  test('works on items in view', async () => {
    const {document} = await runSample('cookbook/lazy-work.user.js', {
      html: '<ul class="results"><li>four</li></ul>',
    });
    expect(document.querySelector('li')?.textContent).toBe('four (4)');
  });

  test('hides by style, and by words', async () => {
    const ads = await runSample('cookbook/skip-ads.user.js');
    expect(ads.document.querySelector('style')?.textContent).toContain('.ad');
    const {document, manager} = await runSample('cookbook/hide-by-text.user.js', {
      html: '<ul class="results"><li>tea</li><li>cake</li></ul>',
    });
    await manager.choose('Hide items that contain', 'cake, soup');
    const hidden = [...document.querySelectorAll('li')].map((item) => item.hasAttribute('hidden'));
    expect(hidden).toEqual([false, true]);
  });

  test('sorts numbers by value', async () => {
    const {document} = await runSample('cookbook/sort-table.user.js', {
      html: '<table><thead><tr><th>n</th></tr></thead><tbody><tr><td>10</td></tr><tr><td>9</td></tr></tbody></table>',
    });
    document.querySelector('th')?.click();
    expect([...document.querySelectorAll('td')].map(({textContent}) => textContent)).toEqual([
      '9',
      '10',
    ]);
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

  test('goes back to the stored place', async () => {
    const {manager} = await runSample('cookbook/remember-place.user.js', {
      values: {'place:/demo/article/': 300},
    });
    expect(manager.callsOf('window.scrollTo')).toEqual([[{top: 300}]]);
  });
});

describe('interface', () => {
  test('the panel is out of the page’s reach', async () => {
    const {document} = await runSample('cookbook/shadow-panel.user.js', {
      html: '<article>three small words</article>',
    });
    const host = document.body.lastElementChild;
    expect(host?.shadowRoot).toBeNull();
    expect(host?.textContent).toBe('');
  });

  test('the panel goes where it was', async () => {
    const {document} = await runSample('cookbook/drag-panel.user.js', {
      html: '<div id="pad"></div>',
      values: {place: {x: 5, y: 7}},
    });
    expect(document.querySelector<HTMLElement>('#pad')?.style.translate).toBe('5px 7px');
  });

  test('shortcuts walk, but not while somebody types', async () => {
    const {document} = await runSample('cookbook/shortcuts.user.js', {
      html: '<p class="product"></p><p class="product"></p><input>',
    });
    const press = (target: Element | null) =>
      dispatch(target, 'KeyboardEvent', 'keydown', {code: 'KeyJ', altKey: true, bubbles: true});
    const lit = () =>
      [...document.querySelectorAll<HTMLElement>('.product')].map(
        ({style}) => style.background !== '',
      );
    press(document.querySelector('input'));
    expect(lit()).toEqual([false, false]);
    press(document.body);
    expect(lit()).toEqual([true, false]);
  });

  test('searches for the selection', async () => {
    const {manager} = await runSample('cookbook/menu-on-selection.user.js', {
      selection: 'slow clock',
    });
    await manager.choose('Search for the selection');
    expect(manager.callsOf('GM_openInTab')[0]?.[0]).toContain('slow%20clock');
  });

  test('copies a table with tabs', async () => {
    const {manager} = await runSample('cookbook/copy-table.user.js', {
      html: '<table><tr><th>a</th><th>b</th></tr><tr><td>1</td><td>2</td></tr></table>',
    });
    await manager.choose('Copy the table');
    expect(manager.callsOf('GM_setClipboard')[0]?.[0]).toBe('a\tb\n1\t2');
  });
});

describe('network', () => {
  test('asks for a GBK page in both ways', async () => {
    const scene = {html: '<h1>x</h1>', answers: {'/demo/api/gbk': {body: '<title>clock</title>'}}};
    const bytes = await runSample('cookbook/gbk-page.user.js', scene);
    expect(bytes.document.querySelector('h1')?.textContent).toBe('x · clock');
    const short = await runSample('cookbook/gbk-override.user.js', scene);
    await vi.waitFor(() =>
      expect(short.document.querySelector('h1')?.textContent).toBe('x · clock'),
    );
  });

  test('shows the words of a stream, not its marks', async () => {
    const events = ['slow', 'clock'].map((text) => `data: ${JSON.stringify({text})}\n\n`);
    const {document} = await runSample('cookbook/read-stream.user.js', {
      html: '<main></main>',
      answers: {'/demo/api/stream': {body: `${events.join('')}data: [DONE]\n\n`}},
    });
    await vi.waitFor(() =>
      expect(document.querySelector('main > p')?.textContent).toBe('slow clock '),
    );
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

  describe('saving a file', () => {
    const save = async (answers: object) => {
      const {document, manager} = await runSample('cookbook/download-progress.user.js', {
        html: '<main></main>',
        answers: answers as never,
      });
      await manager.choose('Save the file');
      return {document, details: manager.callsOf('GM_download')[0]?.[0]};
    };

    test('shows a bar while it lasts', async () => {
      const {document, details} = await save({'/demo/api/file': 'never'});
      expect(document.querySelector('main > progress')).not.toBeNull();
      expect(details).toMatchObject({name: 'demo/file.bin'});
    });

    test('says when it is over, and when it failed', async () => {
      const {document} = await save({'/demo/api/file': {body: 'bytes'}});
      await vi.waitFor(() => expect(document.body.textContent).toBe('Handed over to the browser'));
      expect(document.querySelector('progress')).toBeNull();
      const failed = await save({});
      await vi.waitFor(() => expect(failed.document.body.textContent).toMatch(/^Failed: \w/));
    });
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
    vi.useRealTimers();
    expect(document.title).toBe('Answered on attempt 3');
  });

  test('shows the temperature', async () => {
    vi.useFakeTimers();
    const {document} = await runSample('cookbook/poll-politely.user.js', {
      answers: {'/demo/api/weather': {body: '{"temperature":21}'}},
    });
    vi.useRealTimers();
    expect(document.title).toBe('21°');
  });

  test('notes what the page asks for', async () => {
    const page = {
      fetch: async () => 'answer',
      XMLHttpRequest: class {
        open() {}
      },
    };
    const {log, manager} = await runSample('cookbook/hook-requests.user.js', {page});
    const hooked = manager.api.unsafeWindow as unknown as {
      fetch(url: string): Promise<string>;
      XMLHttpRequest: new () => {open(method: string, url: string): void};
    };
    expect(await hooked.fetch('/a.json')).toBe('answer');
    new hooked.XMLHttpRequest().open('GET', '/b.json');
    expect(log).toEqual([
      ['fetch:', '/a.json'],
      ['xhr:', '/b.json'],
    ]);
  });

  test.each([
    ['✓ signed in', [{name: 'session', value: '1', domain: 'docs.scriptcat.org'}], true],
    ['✕ signed out', [{name: 'other', value: '1', domain: 'docs.scriptcat.org'}], true],
    ['permission not allowed', [], false],
  ])('asks for the cookies of every partition: %s', async (title, cookies, allow) => {
    const {document, manager} = await runSample('cookbook/signed-in.user.js', {cookies, allow});
    await manager.choose('Am I signed in?');
    await vi.waitFor(() => expect(document.title).toBe(title));
    expect(manager.callsOf('GM.cookie.list')[0]?.[0]).toMatchObject({
      name: 'session',
      partitionKey: {},
    });
  });
});

describe('data', () => {
  test('asks the background with a new value each time', async () => {
    const {document, manager, header} = await runSample('cookbook/ask-background.user.js');
    const question = manager.values.get('ping');
    expect(header.storagename).toEqual(['ping-pong']);
    manager.changeElsewhere('pong', {to: question, at: 0});
    await vi.waitFor(() => expect(document.title).toMatch(/^Answered after/));
  });

  test('counts in every tab', async () => {
    const {document, manager} = await runSample('cookbook/cross-tab-state.user.js', {
      html: '<main></main>',
    });
    manager.changeElsewhere('count', 7);
    await vi.waitFor(() =>
      expect(document.querySelector('button')?.textContent).toBe('Clicked 7 times'),
    );
  });

  test('waits while another tab works, and takes over when it is gone', async () => {
    vi.useFakeTimers();
    const busy = await runSample('cookbook/one-tab-only.user.js', {
      values: {lock: {owner: 'other', at: Date.now()}},
    });
    expect(busy.document.title).toBe('○ waiting');
    const free = await runSample('cookbook/one-tab-only.user.js', {
      values: {lock: {owner: 'other', at: Date.now() - 60_000}},
    });
    expect(free.document.title).toBe('● working');
    vi.useRealTimers();
  });

  test('keeps a size for each site', async () => {
    const {document, manager} = await runSample('cookbook/per-site-settings.user.js');
    await manager.choose('Larger text on this site');
    expect(manager.values.get('size:docs.scriptcat.org')).toBe(110);
    expect(document.querySelector('style')?.textContent).toContain('110%');
    await manager.choose('Reset text size');
    expect(document.querySelector('style')?.textContent).toContain('100%');
  });

  test('brings old data into today’s form', async () => {
    const {manager, document} = await runSample('cookbook/migrate-values.user.js', {
      values: {list: 'tea,cake'},
    });
    expect(manager.values.get('items')).toEqual([
      {name: 'tea', done: false},
      {name: 'cake', done: false},
    ]);
    expect(manager.values.has('list')).toBe(false);
    expect(document.title).toBe('2 items, version 3');
  });
});

describe('background and notifications', () => {
  test('runs once a day', async () => {
    const first = await runSample('cookbook/catch-up.user.js');
    expect(first.manager.notifications()).toHaveLength(1);
    const values = {last: new Date().toDateString()};
    const again = await runSample('cookbook/catch-up.user.js', {values});
    expect(again.manager.notifications()).toEqual([]);
  });

  test('tells of many things at once, and not again within the hour', async () => {
    const html = '<p class="product"><h2>a</h2></p><div class="product"><h2>b</h2></div>';
    const first = await runSample('cookbook/calm-notifications.user.js', {html});
    expect(first.manager.notifications()).toHaveLength(1);
    const again = await runSample('cookbook/calm-notifications.user.js', {
      html,
      values: {told: Date.now() - 1000},
    });
    expect(again.manager.notifications()).toEqual([]);
  });
});

describe('safety', () => {
  test('builds markup with and without a policy', async () => {
    const {document} = await runSample('cookbook/trusted-html.user.js', {
      html: '<div id="target"></div>',
    });
    expect(document.querySelector('#target strong')).not.toBeNull();
    expect(document.querySelector('#target em')).not.toBeNull();
  });

  test('uses the word list, and says so when it was changed', async () => {
    const good = await runSample('cookbook/checked-resource.user.js', {
      html: '<h1>x</h1>',
      resources: {words: '["a","b"]'},
    });
    expect(good.document.querySelector('h1')?.textContent).toBe('x · 2');
    const bad = await runSample('cookbook/checked-resource.user.js', {
      resources: {words: 'SRI mismatch'},
    });
    expect(bad.log).toEqual([['The word list has been changed.']]);
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
    const {document} = await runSample('cookbook/page-bridge.user.js', {html: '<h1>x</h1>', page});
    expect(document.querySelector('h1')?.textContent).toBe('x · 3');
  });
});
