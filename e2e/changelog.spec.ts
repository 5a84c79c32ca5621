import {expect, languages, test} from './site';

const changelog = 'en/docs/change/';

// Which releases answer which version is a matter of changelog/releases/since.test.ts.
test.describe('since my version', () => {
  for (const [prefix, name] of [
    ['', '从你的版本到现在'],
    ['en/', 'Since your version'],
  ]) {
    test(`reads the version from the URL (/${prefix})`, async ({page, site}) => {
      await site.open(`${prefix}docs/change/?from=v1.2.6`);
      const section = page.getByRole('region', {name});
      await expect(section.getByRole('textbox')).toHaveValue('v1.2.6');
      await expect(section.getByRole('link', {name: '1.3.0', exact: true}).first()).toBeVisible();
      await expect(section.getByRole('link', {name: '1.2.6', exact: true})).toHaveCount(0);
    });
  }

  test('puts breaking changes first', async ({page, site}) => {
    await site.open(`${changelog}?from=1.1.2`);
    const kinds = page.getByRole('region', {name: 'Since your version'}).locator('[data-kind]');
    await expect(kinds.first()).toHaveText('Breaking');
  });

  test('names an unreleased version and still lists what is newer', async ({page, site}) => {
    await site.open(`${changelog}?from=0.16.8`);
    const section = page.getByRole('region', {name: 'Since your version'});
    await expect(section.getByRole('status')).toContainText('There was never a 0.16.8');
    await expect(section.getByRole('link', {name: '0.17.0', exact: true}).first()).toBeVisible();
  });

  test('distinguishes newer, current and invalid versions', async ({page, site, request}) => {
    const {latest} = await (await request.get('data/releases.json')).json();
    const status = page.getByRole('region', {name: 'Since your version'}).getByRole('status');

    await site.open(`${changelog}?from=99.0.0`);
    await expect(status).toContainText('has not been released');
    await site.open(`${changelog}?from=${latest.stable}`);
    await expect(status).toContainText('Nothing newer');
    await site.open(`${changelog}?from=${encodeURIComponent('<b>newest</b>')}`);
    await expect(status).toContainText('<b>newest</b> is not a version');
    await expect(
      page.getByRole('region', {name: 'Since your version'}).locator('[data-kind]'),
    ).toHaveCount(0);
  });

  test('works by form and by URL, in both channels', async ({page, site}) => {
    await site.open(changelog);
    const section = page.getByRole('region', {name: 'Since your version'});
    await page.getByRole('textbox', {name: 'Your version'}).fill(' 1.4.0-beta ');
    await page.getByRole('combobox', {name: 'Compare with'}).selectOption('Beta');
    await page.getByRole('textbox', {name: 'Your version'}).press('Enter');

    await expect(page).toHaveURL(/\?from=1\.4\.0-beta&channel=beta$/);
    await expect(
      section.getByRole('link', {name: '1.4.0-beta.1', exact: true}).first(),
    ).toBeVisible();
    await expect(section.getByRole('link', {name: '1.4.0', exact: true})).toHaveCount(0);
    await page.goBack();
    await expect(page.getByRole('textbox', {name: 'Your version'})).toHaveValue('');
    await expect(section.getByRole('status')).toBeEmpty();
  });
});

test.describe('a version in the address', () => {
  for (const [path, version] of [
    ['docs/change/', '1.1.2'],
    ['docs/change/', 'v0.16.3'],
    ['docs/change/', '0.9.2'],
    ['docs/change/beta-changelog/', '1.2.0-beta.4'],
    ['docs/change/beta-changelog/', 'v0.11.0-beta.2'],
  ] as const) {
    test(`opens the fold of ${version} and shows it`, async ({page, site}) => {
      await site.open(`en/${path}#${version}`);
      await expect(page.locator(`[id="${version}"]`)).toBeInViewport();
    });
  }

  test('works before the app has loaded', async ({browser, baseURL}) => {
    const context = await browser.newContext({baseURL});
    const page = await context.newPage();
    await page.addInitScript(() => localStorage.setItem('redirected', 'true'));
    await page.route('**/assets/js/**', (route) => route.abort());
    await page.goto(`${changelog}#1.1.2`);
    await expect(page.locator('[id="1.1.2"]')).toBeInViewport();
    await expect(
      page.locator('details[open]').filter({has: page.locator('[id="1.1.2"]')}),
    ).toBeVisible();
    await context.close();
  });

  test('follows a link from the other changelog', async ({page, site}) => {
    await site.open(`${changelog}?from=1.2.0-beta&channel=beta`);
    const since = page.getByRole('region', {name: 'Since your version'});
    await since.getByRole('link', {name: '1.2.0-beta.1', exact: true}).first().click();
    await expect(page).toHaveURL(/beta-changelog\/#1\.2\.0-beta\.1$/);
    await expect(page.locator('[id="1.2.0-beta.1"]')).toBeInViewport();
  });

  test('follows a link on the page', async ({page, site}) => {
    await site.open(changelog);
    await expect(page.locator('[id="1.2.6"]')).toBeHidden();
    await page.getByRole('link', {name: '#1.2.6', exact: true}).first().click();
    await expect(page.locator('[id="1.2.6"]')).toBeInViewport();
  });
});

test.describe('the list', () => {
  test('has the newest line open and the others folded', async ({page, site}) => {
    await site.open(changelog);
    const folds = page.getByRole('region', {name: 'All stable releases'}).locator('details');
    await expect(folds.first()).toHaveAttribute('open', '');
    await expect(folds.nth(1)).not.toHaveAttribute('open', '');
    await page.getByRole('button', {name: 'Open all'}).click();
    await expect(page.locator('[id="0.2.0"]')).toBeVisible();
  });

  test('filters by area with the keyboard alone', async ({page, site}) => {
    await site.open(changelog);
    const filter = page.getByRole('group', {name: 'Show one area only'});
    await filter.getByRole('radio', {name: 'All', exact: true}).focus();
    const wanted = filter.getByRole('radio', {name: 'Sync', exact: true});
    while (!(await wanted.isChecked())) await page.keyboard.press('ArrowRight');

    await expect(page).toHaveURL(/area=sync/);
    await expect(wanted).toBeFocused();
    const shown = page
      .getByRole('region', {name: 'All stable releases'})
      .locator('li[data-area]:visible');
    expect(await shown.count()).toBeGreaterThan(10);
    expect(
      new Set(
        await shown.evaluateAll((items) => items.map((li) => (li as HTMLElement).dataset.area)),
      ),
    ).toEqual(new Set(['sync']));
  });

  test('shows the version in the URL despite the filter', async ({page, site}) => {
    await site.open(`${changelog}?area=agent#1.1.2`);
    await expect(page.locator('[id="1.1.2"]')).toBeInViewport();
  });

  test('does not move anything but the fold that opens', async ({page, site}) => {
    await site.open(changelog);
    const folds = page.getByRole('region', {name: 'All stable releases'}).locator('details');
    const second = folds.nth(1).locator('summary');
    await second.scrollIntoViewIfNeeded();
    const before = await second.boundingBox();
    await second.click();
    await expect(folds.nth(1)).toHaveAttribute('open', '');
    expect(await second.boundingBox()).toEqual(before);
  });
});

for (const {locale, prefix} of languages) {
  test(`feeds are valid, complete and absolute (${locale})`, async ({page, site, request}) => {
    for (const path of ['docs/change/', 'docs/change/beta-changelog/']) {
      await site.open(`${prefix}${path}`);
      const links = await page
        .locator('link[rel="alternate"]:is([type$="+xml"], [type$="feed+json"])')
        .evaluateAll((found) => found.map((link) => (link as HTMLLinkElement).href));
      expect(links.map((href) => new URL(href).pathname)).toEqual([
        `/${prefix}${path}atom.xml`,
        `/${prefix}${path}feed.json`,
      ]);
      const [atom, json] = await Promise.all(
        links.map(async (href) => (await request.get(new URL(href).pathname)).text()),
      );
      const feed = await page.evaluate(readAtom, atom ?? '');
      expect(feed.problems).toEqual([]);
      const items: {id: string; url: string; title: string}[] = JSON.parse(json ?? '').items;
      expect(items.map(({id}) => id)).toEqual(feed.ids);
      expect(new Set(feed.ids).size).toBe(feed.ids.length);
      for (const {url} of items) expect(url).toMatch(/^https:\/\/[^/]+\/.+#[\d.a-z-]+$/);
    }
  });
}

/** Runs in the page, which has an XML parser: what Atom (RFC 4287) requires of a feed. */
function readAtom(source: string) {
  const document = new DOMParser().parseFromString(source, 'application/xml');
  const problems: string[] = [];
  const atom = 'http://www.w3.org/2005/Atom';
  const root = document.documentElement;
  if (document.querySelector('parsererror')) problems.push('not well-formed');
  if (root.namespaceURI !== atom || root.localName !== 'feed') problems.push('not an Atom feed');
  const need = (parent: Element, name: string) => {
    const found = [...parent.children].filter((child) => child.localName === name);
    if (found.length !== 1) problems.push(`${parent.localName}: ${found.length} × ${name}`);
    return found[0]?.textContent ?? '';
  };
  const checkMoment = (text: string) => {
    if (Number.isNaN(Date.parse(text))) problems.push(`not a time: ${text}`);
  };
  for (const name of ['id', 'title', 'author']) need(root, name);
  checkMoment(need(root, 'updated'));
  const entries = [...root.children].filter((child) => child.localName === 'entry');
  const ids = entries.map((entry) => {
    for (const name of ['title', 'content']) need(entry, name);
    checkMoment(need(entry, 'updated'));
    return need(entry, 'id');
  });
  const days = entries.map((entry) => need(entry, 'updated'));
  if (days.some((day, index) => day > (days[index - 1] ?? day))) problems.push('not newest first');
  for (const link of document.getElementsByTagNameNS(atom, 'link')) {
    if (!/^https?:/.test(link.getAttribute('href') ?? '')) problems.push('a relative link');
  }
  return {problems, ids};
}
