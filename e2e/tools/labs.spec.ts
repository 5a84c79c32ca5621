import {expect, test} from '../site';

const tools = 'en/docs/dev/tools/';

test.describe('match lab', () => {
  test('a shared link opens with the same case', async ({page, site}) => {
    const query = new URLSearchParams({
      rules: '@match https://a.example/*',
      urls: 'https://a.example/x',
    });
    await site.open(`${tools}?${query}#match-lab`);
    await expect(page.getByRole('textbox', {name: 'Header or rules'})).toHaveValue(
      '@match https://a.example/*',
    );
    await expect(page.getByText('The script runs on 1 of 1 address.')).toBeVisible();
  });

  test('says what each filter thinks, and the line that decided', async ({page, site}) => {
    await site.open(`${tools}#match-lab`);
    await page.getByRole('textbox', {name: 'Header or rules'}).fill('@include /shop\\.example/');
    await page.getByRole('textbox', {name: 'Addresses'}).fill('https://other.example/');
    const card = page
      .getByRole('listitem')
      .filter({hasText: 'https://other.example/'})
      .filter({hasText: 'Does not run'});
    await expect(card).toContainText('the browser lets every page through');
    await expect(card).toContainText('Line 1: @include /shop\\.example/');
  });

  test('keeps what was typed in the address', async ({page, site}) => {
    await site.open(`${tools}#match-lab`);
    await page.getByRole('textbox', {name: 'Addresses'}).fill('https://b.example/');
    await expect(page).toHaveURL(/urls=https%3A%2F%2Fb\.example%2F/);
  });

  test('a suggested rule makes the script run', async ({page, site}) => {
    const query = new URLSearchParams({
      rules: '@match https://a.example/*',
      urls: 'https://b.example/x',
    });
    await site.open(`${tools}?${query}#match-lab`);
    await page.getByRole('button', {name: /Add @match/}).click();
    await expect(page.getByText('The script runs on 1 of 1 address.')).toBeVisible();
  });
});

test.describe('cron lab', () => {
  test('explains an expression from the address and lists ten runs', async ({page, site}) => {
    await site.open(`${tools}?cron=0+9+*+*+1-5#cron-lab`);
    await expect(page.getByText('Runs at 09:00, on Monday to Friday.')).toBeVisible();
    await expect(page.locator('time[datetime]').filter({hasText: '09:00'})).toHaveCount(10);
  });

  test('tells an error at install from one when enabled', async ({page, site}) => {
    await site.open(`${tools}#cron-lab`);
    const field = page.getByRole('textbox', {name: 'Cron expression'});
    await field.fill('* * * *');
    await expect(page.getByText(/^.?Error at install$/)).toBeVisible();
    await field.fill('60 * * * *');
    await expect(page.getByText(/^.?Error when enabled$/)).toBeVisible();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
  });
});

test.describe('header checker', () => {
  test('one press repairs what can be repaired without harm', async ({page, site}) => {
    await site.open(`${tools}#header-checker`);
    await expect(page.getByText('2 errors, 1 warning, 1 hint.')).toBeVisible();
    await page.getByRole('button', {name: 'Fix all'}).click();
    await expect(page.getByText('1 error, 1 warning')).toBeVisible();
  });

  test('the generator corrects a bare host', async ({page, site}) => {
    await site.open(`${tools}?header=generate#header-checker`);
    await page.getByRole('textbox', {name: 'Pages it runs on'}).fill('shop.example');
    await expect(page.getByText('*://shop.example/*').first()).toBeVisible();
  });
});

test('config preview draws the form and points at mistakes', async ({page, site}) => {
  await site.open(`${tools}#config-preview`);
  await expect(page.getByLabel('Words to highlight')).toHaveValue('cat');
  await expect(page.getByText('GM_getValue("search.words")')).toBeVisible();
  const config = '/* ==UserConfig==\nnet: 5\n==/UserConfig== */';
  await site.open(`${tools}?${new URLSearchParams({config})}#config-preview`);
  await expect(page.getByText('Line 2, column 1')).toBeVisible();
});

test('migration check links into the reference', async ({page, site}) => {
  await site.open(`${tools}?from=violentmonkey#migration-check`);
  const item = page
    .getByRole('listitem')
    .filter({hasText: 'To edit'})
    .filter({hasText: '@exclude-match'});
  await expect(item.getByRole('link', {name: 'Reference'})).toHaveAttribute(
    'href',
    /\/en\/docs\/dev\/meta\/#exclude-match$/,
  );
});

test.describe('loading', () => {
  test('a worked example is in the page before any script ran', async ({request}) => {
    const html = await (await request.get(tools)).text();
    expect(html).toContain('does not include subdomains');
    expect(html).toContain('at most once a day');
  });

  test('a page without tools loads nothing of them', async ({page, site}) => {
    const bodies: Promise<string>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') bodies.push(response.text());
    });
    await site.open('en/docs/about/');
    // The label of the button that every tool starts with.
    expect((await Promise.all(bodies)).join('')).not.toContain('Open the tool');
  });

  test('a tool far below is not loaded until the reader comes near', async ({page, site}) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await site.open(tools);
    await expect(page.getByRole('textbox', {name: 'Header or rules'})).toBeVisible();
    await expect(page.getByRole('textbox', {name: 'Script code'})).toHaveCount(0);
    const before = scripts.length;
    await page.getByRole('heading', {name: 'Playground'}).scrollIntoViewIfNeeded();
    await expect(page.getByRole('textbox', {name: 'Script code'})).toBeVisible();
    expect(scripts.length).toBeGreaterThan(before);
  });
});
