import type {Page} from '@playwright/test';
import {expect, pageWidth, test} from '../site';

const playground = 'en/docs/dev/tools/playground/';

interface Site {
  open(path: string): Promise<unknown>;
}

/** A page script, unless the header says otherwise. */
function script(code: string, header: readonly string[]): string {
  const isPage = !/@(background|crontab)/.test(header.join());
  const where = isPage ? ['@match https://docs.scriptcat.org/demo/shop/*'] : [];
  const lines = ['@name Test', '@version 1', ...where, ...header];
  return `// ==UserScript==\n${lines.map((line) => `// ${line}`).join('\n')}\n// ==/UserScript==\n${code}`;
}

const start = (page: Page) => page.getByRole('button', {name: 'Run', exact: true}).click();

/** Opens the playground with a script in the URL, as a shared link does. */
const open = (site: Site, code: string, ...header: readonly string[]) =>
  site.open(`${playground}?${new URLSearchParams({code: script(code, header)})}`);

async function run(page: Page, site: Site, code: string, ...header: readonly string[]) {
  await open(site, code, ...header);
  await start(page);
}

const log = (page: Page) => page.getByRole('list', {name: 'Log', includeHidden: true});
const demo = (page: Page) => page.frameLocator('iframe');

test('runs the example, and a menu command changes the next run', async ({page, site}) => {
  await site.open(playground);
  await expect(demo(page).getByRole('heading', {level: 1})).toHaveText('Tea shop');
  await start(page);
  await expect(log(page)).toContainText('2 products below 80');
  await expect(demo(page).locator('.cheap')).toHaveCount(2);
  await expect(page.getByText('2 bargains')).toBeVisible();
  await page.getByRole('button', {name: 'Raise the limit'}).click();
  await page.getByRole('tab', {name: 'Values'}).click();
  await expect(page.getByRole('definition')).toHaveText('100');
  await start(page);
  await expect(log(page)).toContainText('3 products below 100');
});

test('a sample runs as the page opens, with its code folded', async ({page, site}) => {
  await site.open(`${playground}?sample=home/price-drop.user.js`);
  await expect(page.getByRole('status').getByText('Finished')).toBeVisible();
  await expect(page.getByText('The first run only stores the price.')).toBeVisible();
  await page.getByRole('button', {name: 'Show the code'}).click();
  await expect(page.getByRole('textbox', {name: 'Script'})).toContainText('@crontab');
});

test('user settings are what the next run reads', async ({page, site}) => {
  await site.open(`${playground}?sample=config/highlighter.user.js`);
  const marks = demo(page).locator('mark');
  await expect(marks).toHaveText(['urgent', 'urgent']);
  const settings = page.getByRole('tab', {name: 'User settings'});
  await settings.click();
  await page.getByRole('textbox', {name: 'Words'}).fill('mayor');
  await page.getByRole('combobox', {name: 'Colour'}).selectOption('pink');
  await start(page);
  await expect(marks).toHaveCount(6);
  await expect(marks.first()).toHaveCSS('background-color', 'rgb(255, 192, 203)');
  // A running script hears of a change.
  await settings.click();
  await expect(page.getByRole('textbox', {name: 'Words'})).toHaveValue('mayor');
  await page.getByRole('textbox', {name: 'Words'}).fill('');
  await expect(marks).toHaveCount(0);
});

test('code without a header gets one, and an edit resets the result', async ({page, site}) => {
  const code = 'GM_setValue("a", 5); console.log("stored");';
  await site.open(`${playground}?${new URLSearchParams({code})}`);
  await start(page);
  await expect(log(page)).toContainText('stored');
  await page.getByRole('button', {name: 'Add this header'}).click();
  await expect(page.getByRole('status').getByText('Not run yet')).toBeVisible();
  await expect(page.getByRole('textbox', {name: 'Script'})).toContainText('GM_setValue');
  await expect(log(page)).toContainText('Nothing yet.');
});

// packages/simulator tests the APIs. These tests are about what the page shows and answers.
test('a notification can be clicked', async ({page, site}) => {
  const code = `GM_notification({text: 'press me', onclick: () => console.log('pressed')});`;
  await run(page, site, code, '@grant GM_notification');
  await page.getByRole('button', {name: 'Click', exact: true}).click();
  await expect(log(page)).toContainText('pressed');
});

test('a request to a host that is not listed is for the reader to allow', async ({page, site}) => {
  const code = `GM_xmlhttpRequest({
    url: 'https://api.example/x',
    onload: (r) => console.log('got', r.status),
    onerror: (r) => console.log('failed:', r.error),
  });`;
  await run(page, site, code, '@grant GM_xmlhttpRequest');
  await expect(page.getByRole('alert')).toContainText('api.example');
  await page.getByRole('button', {name: 'Deny'}).click();
  await expect(log(page)).toContainText('failed: permission not allowed');
  await start(page);
  await page.getByRole('button', {name: 'Allow'}).click();
  await expect(log(page)).toContainText('got 200');
});

test('the clock of a scheduled script moves to its next tick', async ({page, site}) => {
  const code = 'console.log("hour", new Date().getHours(), new Date().getMinutes());';
  await open(site, code, '@crontab 30 4 * * *');
  await page.getByRole('button', {name: /Move to the next time/}).click();
  await expect(log(page)).toContainText('hour 4 30');
});

test('an endless loop is stopped, and the page goes on working', async ({page, site}) => {
  const code = `if (!GM_getValue('tried')) {
  GM_setValue('tried', true);
  for (;;) {}
}
console.log('alive again');`;
  await run(page, site, code, '@grant GM_getValue', '@grant GM_setValue');
  await expect(log(page)).toContainText('without a pause, so the playground stopped it');
  await start(page);
  await expect(log(page)).toContainText('alive again');
});

test('a script can be stopped and started again', async ({page, site}) => {
  await run(page, site, 'setInterval(() => console.log("tick"), 50);');
  await expect(log(page)).toContainText('tick');
  await page.getByRole('button', {name: 'Stop and reset'}).click();
  await expect(page.getByRole('status').getByText('Stopped')).toBeVisible();
  const count = await log(page).getByRole('listitem', {includeHidden: true}).count();
  await expect(demo(page).locator('.product')).toHaveCount(5);
  await expect(log(page).getByRole('listitem', {includeHidden: true})).toHaveCount(count);
});

test('an error shows on its tab, opened by key, and a long line fits', async ({page, site}) => {
  await page.setViewportSize({width: 390, height: 800});
  await run(page, site, 'console.log("x".repeat(500));\nthrow new Error("broken");');
  await expect(page.getByRole('tab', {name: 'Log 1 error'})).toBeVisible();
  await page.getByRole('tab', {name: 'Page'}).focus();
  await page.keyboard.press('ArrowRight');
  await expect(log(page)).toBeVisible();
  await expect(log(page)).toContainText('Error: broken');
  expect(await pageWidth(page)).toBe(390);
});

test('an endless loop inside eval is stopped', async ({page, site}) => {
  await run(page, site, 'eval("for(;;){}");');
  await expect(page.getByText('Didn’t respond and was stopped')).toBeVisible();
});

test.describe('the sandbox', () => {
  const refused = /SecurityError|Blocked|cross-origin|denied|sandboxed/i;
  /** Each says what it has reached, or what kept it from there. */
  const attempts: [name: string, code: string, outcome: RegExp][] = [
    ['parent', 'say(unsafeWindow.parent.document.title)', refused],
    ['top', 'say(unsafeWindow.top.location.href)', refused],
    ['storage of the page around', 'say(unsafeWindow.parent.localStorage.length)', refused],
    ['opener', 'say(window.opener)', /null/],
    ['own storage', 'say(localStorage.setItem("a", "1"))', refused],
    ['cookies', 'say(document.cookie)', refused],
    ['IndexedDB', 'indexedDB.open("a").onsuccess = () => say("opened")', refused],
    ['fetch', 'say(await fetch("/docs/dev/tools/"))', /Failed to fetch|TypeError/i],
    [
      'XMLHttpRequest',
      'const x = new XMLHttpRequest(); x.open("GET", location.href, false); say(x.send())',
      /NetworkError|Failed/i,
    ],
    [
      'worker',
      'new Worker(URL.createObjectURL(new Blob(["1"]))).onerror = () => say("refused")',
      /refused|SecurityError|Failed/i,
    ],
    ['window.open', 'say(window.open("https://outside.example/"))', /null/],
    [
      'WebSocket',
      'new WebSocket("wss://outside.example/").onerror = () => say("refused")',
      /refused|SecurityError/i,
    ],
    [
      'the top window',
      'say((unsafeWindow.top.location = "https://outside.example/"))',
      /SecurityError|Unsafe|not allowed|permission/i,
    ],
  ];

  test('a script cannot reach what is outside of its frame', async ({page, site}) => {
    // The browser reports every refused attempt.
    site.expectProblem(/./);
    const tried = attempts.map(
      ([name, code]) => `(async (say) => { try { ${code} } catch (error) { say(error) } })(
        (text) => console.log(${JSON.stringify(`${name}: `)} + text));`,
    );
    // Too long for a URL. The editor of the tool replaces its worked example when it is ready.
    await site.open(playground);
    await page.locator('[data-tool="page"][data-state="ready"]').waitFor();
    await page.getByRole('textbox', {name: 'Script'}).fill(script(tried.join('\n'), []));
    await start(page);
    for (const [name, , outcome] of attempts) {
      const line = log(page).locator('li', {hasText: `${name}: `});
      await expect.soft(line).toHaveText(outcome);
    }
    expect(new URL(page.url()).pathname).toBe(`/${playground}`);
    expect(page.context().pages()).toHaveLength(1);
  });

  /** Ways to another host, and what the log says of them. */
  const ways: [name: string, code: string, said: readonly string[]][] = [
    [
      'frames',
      `const nested = document.createElement('iframe');
      nested.src = 'https://outside.example/nested';
      document.body.append(nested);
      const inner = document.createElement('iframe');
      inner.srcdoc = '<meta http-equiv="refresh" content="0; url=https://outside.example/inner">';
      document.body.append(inner);
      console.log('tried');
      location.href = 'https://outside.example/self';`,
      ['tried'],
    ],
    [
      'images, forms, beacons and styles',
      `const image = new Image();
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
      document.head.append(link);`,
      ['image refused', 'style refused'],
    ],
  ];
  async function watchOutside(page: Page): Promise<string[]> {
    const sent: string[] = [];
    await page.route('https://outside.example/**', (route) => {
      sent.push(route.request().url());
      return route.abort();
    });
    return sent;
  }
  for (const [name, code, said] of ways) {
    test(`nothing is sent by ${name}`, async ({page, site}) => {
      site.expectProblem(/./);
      const sent = await watchOutside(page);
      await run(page, site, code);
      for (const line of said) await expect(log(page)).toContainText(line);
      await expect(page.getByRole('textbox', {name: 'Script'})).toBeEditable();
      expect(sent).toEqual([]);
      expect(new URL(page.url()).pathname).toBe(`/${playground}`);
    });
  }
});
