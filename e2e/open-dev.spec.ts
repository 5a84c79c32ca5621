import {expect, languages, test} from './site';

const chrome = (version: number) =>
  `Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${version}.0.0.0 Safari/537.36`;
const edge = (version: number) => `${chrome(version)} Edg/${version}.0.0.0`;
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0';

// Which visit gets which steps is a matter of PermissionGuide/guess-permission.test.ts.
const visits = [
  ['Chrome 138', chrome(138), '', 'chrome-toggle'],
  ['Chrome 109', chrome(109), '', 'too-old'],
  ['Edge 143', edge(143), '', 'edge-developer-mode'],
  ['a popup link from Firefox', firefox, '?browser=firefox', 'firefox-permission'],
  [
    'an automatic visit with developer mode as guard',
    chrome(138),
    '?userscript_enabled=false&userscript_permission=null&userscript_guard=developerMode&browser=chrome',
    'chrome-developer-mode',
  ],
  ['values that mean nothing', chrome(138), '?browser=%3Cb%3E&userscript_guard=x', 'chrome-toggle'],
] as const;

for (const [name, userAgent, query, variant] of visits) {
  test.describe(name, () => {
    test.use({userAgent});

    test(`marks ${variant} and hides nothing`, async ({page, site}) => {
      await site.open(`en/docs/use/open-dev/${query}`);
      const chosen = page.locator('main [data-variant][data-chosen]');
      await expect(chosen).toHaveAttribute('data-variant', variant);
      await expect(chosen.getByText('Your browser', {exact: true})).toBeVisible();
      await expect(page.getByRole('status').getByRole('link')).toHaveAttribute(
        'href',
        (await page.locator('a[aria-current="true"]').getAttribute('href')) ?? 'missing',
      );
      for (const steps of await page.locator('main [data-variant]').all()) {
        await expect(steps).toBeVisible();
      }
    });
  });
}

test.describe('an unknown browser', () => {
  test.use({userAgent: 'Lynx/2.9'});

  test('gets the list without a mark', async ({page, site}) => {
    await site.open('en/docs/use/open-dev/');
    await expect(page.getByRole('status').filter({hasText: 'not recognised'})).toBeVisible();
    await expect(page.locator('[data-chosen]')).toHaveCount(0);
  });
});

test('trusts an extension that reports allowed user scripts', async ({page, site}) => {
  await site.open('en/docs/use/open-dev/?userscript_enabled=true');
  await expect(page.getByRole('status').filter({hasText: 'userscripts are allowed'})).toBeVisible();
});

for (const {locale, prefix} of languages) {
  for (const anchor of ['allow-user-scripts', 'enable-developer-mode']) {
    test(`#${anchor} is where the extension expects it (${locale})`, async ({page, site}) => {
      await site.open(`${prefix}docs/use/open-dev/?browser=chrome#${anchor}`);
      await expect(page.locator(`h2#${anchor}`)).toBeInViewport();
    });
  }

  test.describe(`without JavaScript (${locale})`, () => {
    test.use({javaScriptEnabled: false});

    test('every variant is readable, on screen and on paper', async ({page}) => {
      await page.goto(`${prefix}docs/use/open-dev/`);
      await expect(page.locator('main [data-variant]')).toHaveCount(10);
      await page.emulateMedia({media: 'print'});
      for (const steps of await page.locator('main [data-variant]').all()) {
        await expect(steps).toBeVisible();
      }
    });
  });
}

test('each entry of the list leads to its steps by keyboard', async ({page, site}) => {
  await site.open('en/docs/use/open-dev/');
  const entries = page
    .getByRole('navigation', {name: 'Instructions by browser'})
    .getByRole('listitem');
  await expect(entries).toHaveCount(10);
  for (const entry of await entries.all()) {
    const link = entry.getByRole('link');
    const hash = (await link.getAttribute('href')) ?? '';
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(page.locator(hash)).toBeInViewport();
  }
});
