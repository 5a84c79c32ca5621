import type {Page} from '@playwright/test';
import {expect, test} from '../site';

const tools = 'en/docs/dev/tools/';

interface Site {
  open(path: string): Promise<unknown>;
}

function script(code: string, ...header: readonly string[]): string {
  const lines = ['@name Test', '@version 1', '@match https://demo.example/*', ...header];
  return `// ==UserScript==\n${lines.map((line) => `// ${line}`).join('\n')}\n// ==/UserScript==\n${code}`;
}

/** Opens the playground with a script in the address, as a shared link does. */
async function open(site: Site, code: string): Promise<void> {
  await site.open(`${tools}?${new URLSearchParams({code})}#playground`);
}

async function start(page: Page): Promise<void> {
  await page.getByRole('button', {name: 'Run', exact: true}).click();
}

const isOutside = ({hostname}: URL): boolean => hostname === 'outside.example';

const log = (page: Page) => page.getByRole('list').filter({has: page.locator('[data-level]')});

test('the example marks the cheap products', async ({page, site}) => {
  await site.open(`${tools}#playground`);
  await start(page);
  await expect(log(page)).toContainText('2 products below 40');
  await expect(page.frameLocator('iframe').locator('.cheap')).toHaveCount(2);
  await expect(page.getByText('2 bargains')).toBeVisible();
});

test('a menu command changes a stored value, and the next run reads it', async ({page, site}) => {
  await site.open(`${tools}#playground`);
  await start(page);
  await page.getByRole('button', {name: 'Raise the limit'}).click();
  await expect(page.getByText('limit', {exact: true}).last()).toBeVisible();
  await start(page);
  await expect(log(page)).toContainText('2 products below 60');
});

test('listeners hear of changes, and notifications of clicks', async ({page, site}) => {
  await open(
    site,
    script(
      `GM_addValueChangeListener('n', (key, before, after) => console.log('changed', key, after));
GM_setValue('n', 7);
GM_notification({text: 'press me', onclick: () => console.log('pressed')});`,
      '@grant GM_addValueChangeListener',
      '@grant GM_setValue',
      '@grant GM_notification',
    ),
  );
  await start(page);
  await expect(log(page)).toContainText('changed n 7');
  await page.getByRole('button', {name: 'Click', exact: true}).click();
  await expect(log(page)).toContainText('pressed');
});

test('a name without its grant does not exist', async ({page, site}) => {
  await open(site, script('GM_setValue("a", 1);'));
  await start(page);
  await expect(log(page)).toContainText('GM_setValue is not defined');
});

test('requests are answered without a network', async ({page, site}) => {
  await open(
    site,
    script(
      `GM_xmlhttpRequest({url: 'https://api.example/x', onload: (r) => console.log('got', r.status)});`,
      '@grant GM_xmlhttpRequest',
    ),
  );
  await start(page);
  await expect(log(page)).toContainText('got 200');
});

test('the clock of a scheduled script moves to its next tick', async ({page, site}) => {
  const code = script(
    'console.log("hour", new Date().getHours(), new Date().getMinutes());',
  ).replace('@match https://demo.example/*', '@crontab 30 4 * * *');
  await open(site, code);
  await page.getByRole('button', {name: /Move to the next tick/}).click();
  await expect(log(page)).toContainText('hour 4 30');
});

test('a background script may ask for another try', async ({page, site}) => {
  const code = script('throw new CATRetryError("later", 60);').replace(
    '@match https://demo.example/*',
    '@background',
  );
  await open(site, code);
  await start(page);
  await expect(page.getByText(/asks to be tried again/)).toBeVisible();
});

test('an endless loop ends, and the page goes on working', async ({page, site}) => {
  const code = `if (!GM_getValue('tried')) {
  GM_setValue('tried', true);
  for (;;) {}
}
console.log('alive again');`;
  await open(site, script(code, '@grant GM_getValue', '@grant GM_setValue'));
  await start(page);
  await expect(log(page)).toContainText('without a pause and was ended');
  await start(page);
  await expect(log(page)).toContainText('alive again');
});

test('a script can be stopped and started again', async ({page, site}) => {
  await open(site, script('setInterval(() => console.log("tick"), 50);'));
  await start(page);
  await expect(log(page)).toContainText('tick');
  await page.getByRole('button', {name: 'Stop and reset'}).click();
  await expect(page.getByText(/Stopped$/)).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('the link below a sample opens it here', async ({page, site}) => {
  await site.open('en/docs/dev/');
  const link = page.getByRole('link', {name: 'Try it in the playground'}).first();
  const sample = new URL((await link.getAttribute('href')) ?? '', page.url()).searchParams.get(
    'sample',
  );
  await link.click();
  await expect(page.getByRole('combobox', {name: 'Sample'})).toHaveValue(sample ?? 'none');
});

test.describe('the sandbox', () => {
  const attempts: [name: string, code: string, outcome: RegExp][] = [
    ['parent', 'parent.document.title', /SecurityError|Blocked|cross-origin/i],
    ['top', 'top.location.href', /SecurityError|Blocked|cross-origin/i],
    [
      'the storage of the parent',
      'parent.localStorage.length',
      /SecurityError|Blocked|cross-origin/i,
    ],
    ['opener', 'if (window.opener) throw "reached"; throw "no opener"', /no opener/],
    ['its own storage', 'localStorage.setItem("a", "1")', /SecurityError|denied/i],
    ['cookies', 'document.cookie', /SecurityError|sandboxed/i],
    [
      'IndexedDB',
      'indexedDB.open("a").onsuccess = () => console.log("reached")',
      /SecurityError|denied/i,
    ],
    ['fetch', 'await fetch("/docs/dev/tools/")', /Failed to fetch|TypeError/i],
    [
      'XMLHttpRequest',
      'const x = new XMLHttpRequest(); x.open("GET", location.href, false); x.send()',
      /NetworkError|Failed/i,
    ],
    [
      'a worker',
      'new Worker(URL.createObjectURL(new Blob(["1"]))).onerror = () => console.log("worker refused")',
      /worker refused|SecurityError|Refused|Failed/i,
    ],
    [
      'window.open',
      'console.log("opened:", window.open("https://outside.example/") === null)',
      /opened: true/,
    ],
    [
      'WebSocket',
      'const s = new WebSocket("wss://outside.example/"); s.onerror = () => console.log("socket refused")',
      /socket refused|SecurityError|Refused/i,
    ],
    [
      'the top window',
      'top.location = "https://outside.example/"',
      /SecurityError|Unsafe|not allowed|permission/i,
    ],
  ];

  for (const [name, code, outcome] of attempts) {
    test(`a script cannot reach ${name}`, async ({page, site}) => {
      // The browser reports every refused attempt.
      site.expectProblem(/./);
      await open(site, script(code));
      await start(page);
      await expect(log(page)).toContainText(outcome);
      expect(new URL(page.url()).pathname).toBe(`/${tools}`);
      expect(page.context().pages()).toHaveLength(1);
    });
  }

  test('images, forms and links send nothing', async ({page, site}) => {
    site.expectProblem(/./);
    // The browser announces refused requests too; only those that leave it come by here.
    const sent: string[] = [];
    await page.route(isOutside, (route) => {
      sent.push(route.request().url());
      return route.abort();
    });
    await open(
      site,
      script(`
        const image = new Image();
        image.onerror = () => console.log('image refused');
        image.src = 'https://outside.example/a.png';
        const form = document.createElement('form');
        form.action = 'https://outside.example/';
        document.body.append(form);
        form.submit();
        navigator.sendBeacon?.('https://outside.example/beacon', 'x');
        const link = document.createElement('link');
        link.rel = 'stylesheet';
        link.href = 'https://outside.example/a.css';
        link.onerror = () => console.log('style refused');
        document.head.append(link);`),
    );
    await start(page);
    await expect(log(page)).toContainText('image refused');
    await expect(log(page)).toContainText('style refused');
    expect(sent).toEqual([]);
  });

  test('a frame that walks away reaches nothing and is taken down', async ({page, site}) => {
    site.expectProblem(/./);
    const sent: string[] = [];
    await page.route(isOutside, (route) => {
      sent.push(route.request().url());
      return route.abort();
    });
    await open(site, script('location.href = "https://outside.example/?secret";'));
    await start(page);
    await expect(page.getByText('Did not respond and was stopped')).toBeVisible({timeout: 15_000});
    expect(sent).toEqual([]);
  });

  test('messages of the wrong shape are ignored', async ({page, site}) => {
    await open(
      site,
      script(`
        parent.postMessage({type: 'log', level: 'log', text: {toString: 1}}, '*');
        parent.postMessage({type: 'menu', items: 'x'}, '*');
        parent.postMessage(null, '*');
        console.log('sent');`),
    );
    await start(page);
    await expect(log(page)).toContainText('sent');
  });
});
