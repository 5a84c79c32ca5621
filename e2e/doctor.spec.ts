import type {Page} from '@playwright/test';
import doctor from '@scriptcat/content/help/troubleshooter';
import {expect, languages, test} from './site';

const plain = (text: string) => text.replace(/\*\*|`/g, '');

const shownCard = 'section[data-current]:visible:focus';

/** Follows every answer below a question and comes back; returns the end states it has seen. */
async function walkByKeyboard(page: Page, id: string): Promise<string[]> {
  const answers = doctor.questions[id];
  if (!answers) return [id];
  const reached: string[] = [];
  for (const [index, next] of answers.entries()) {
    for (let tabs = 0; tabs <= index; tabs += 1) await page.keyboard.press('Tab');
    await expect(page.locator('section a:focus')).toHaveAttribute(
      'href',
      new RegExp(`#doctor-${next}$`),
    );
    await page.keyboard.press('Enter');
    await expect(page.locator(shownCard)).toHaveId(`doctor-${next}`);
    expect(new URL(page.url()).hash).toBe(`#doctor-${next}`);
    reached.push(...(await walkByKeyboard(page, next)));
    await page.goBack();
    await expect(page.locator(shownCard)).toHaveId(`doctor-${id}`);
  }
  return reached;
}

const address = 'en/docs/use/QA/';

test.describe('the doctor', () => {
  test('every end state is reached by keyboard', async ({page, site}) => {
    // Some forty answers, there and back.
    test.setTimeout(120_000);
    await site.open(`${address}#doctor-start`);
    await page.locator('#doctor-start').focus();
    const reached = await walkByKeyboard(page, 'start');
    expect(reached.toSorted()).toEqual(Object.keys(doctor.endings).toSorted());
  });

  test('opens the end state in the URL fragment', async ({page, site}) => {
    await site.open(`${address}#doctor-connect-refused`);
    const {title = ''} = doctor.texts.en.endings['connect-refused'] ?? {};
    await expect(page.getByRole('heading', {name: title})).toBeInViewport();
    await expect(page.locator('section[data-kind]:visible')).toHaveCount(1);
  });

  test('goes back to the question with the browser', async ({page, site}) => {
    await site.open(address);
    await page.locator('section[data-kind]:visible a[href$="#doctor-warning"]').click();
    await expect(page.locator('#doctor-warning')).toBeVisible();
    await page.goBack();
    await expect(page.locator('#doctor-start')).toBeVisible();
    await expect(page.locator('#doctor-warning')).toBeHidden();
  });

  test('lists the answers given, and each leads back to its question', async ({page, site}) => {
    await site.open(`${address}#doctor-local-file`);
    const way = page.locator('section[data-kind]:visible nav');
    await expect(way.getByRole('listitem')).toHaveCount(4);
    await way.getByRole('link').nth(2).click();
    await expect(page.locator('#doctor-popup-row')).toBeFocused();
  });

  test('starts over for an unknown fragment', async ({page, site}) => {
    await site.open(`${address}#doctor-nonsense`);
    await expect(page.locator('#doctor-start')).toBeVisible();
  });
});

for (const {locale, prefix} of languages) {
  test.describe(`the doctor in ${locale} without scripts`, () => {
    test.use({javaScriptEnabled: false});

    test('has every question and end state on the page, under its anchor', async ({page}) => {
      await page.goto(`${prefix}docs/use/QA/`);
      const shown = await page
        .locator('section[data-kind] h3:visible')
        .evaluateAll((headings) => headings.map(({id, textContent}) => [id, textContent]));
      const {questions, endings} = doctor.texts[locale];
      const expected = Object.entries({...questions, ...endings}).map(([id, {title}]) => [
        `doctor-${id}-title`,
        plain(title),
      ]);
      expect(Object.fromEntries(shown)).toEqual(Object.fromEntries(expected));
    });

    test('follows an answer as a plain link', async ({page}) => {
      await page.goto(`${prefix}docs/use/QA/`);
      await page.locator('a[href$="#doctor-blacklist"]').first().click();
      await expect(page.locator('#doctor-blacklist')).toBeInViewport();
    });
  });
}

test('a browser without :has() shows one card at a time, before React as well', async ({
  page,
  site,
}) => {
  await page.addInitScript(() => {
    // What such a browser answers; its rules with :has() are taken away below.
    CSS.supports = () => false;
  });
  await page.route('**/*.css', async (route) => {
    const response = await route.fetch();
    await route.fulfill({response, body: (await response.text()).replaceAll(':has(', ':unknown(')});
  });
  await site.visit('en/docs/use/QA/#doctor-too-late');
  await expect(page.locator('section[data-kind]:visible')).toHaveCount(1);
  await expect(page.locator('#doctor-too-late')).toBeVisible();
});

test('copies the link of an end state', async ({page, site, context, baseURL}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await site.open('en/docs/use/QA/#doctor-too-late');
  const card = page.locator('section#doctor-too-late');
  await card.getByRole('button', {name: 'Copy'}).click();
  await expect(card.getByRole('button', {name: 'Copied'})).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(`${baseURL}en/docs/use/QA/#doctor-too-late`);
});
