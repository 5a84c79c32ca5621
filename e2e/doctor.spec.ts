import doctor from '@scriptcat/content/help/troubleshooter';
import {expect, languages, readClipboard, test} from './site';

const address = 'en/docs/use/troubleshooter/';
const plain = (text: string) => text.replace(/\*\*|`/g, '');

test('an end state is reached by keyboard, and left by going back', async ({page, site}) => {
  const focused = page.locator('section[data-current]:visible:focus');
  await site.open(`${address}#doctor-start`);
  await page.locator('#doctor-start').focus();
  const way = ['start'];
  for (let answers = doctor.questions.start; answers; ) {
    const next = answers.at(-1) ?? '';
    for (const _ of answers) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(focused).toHaveId(`doctor-${next}`);
    await expect(page).toHaveURL(new RegExp(`#doctor-${next}$`));
    way.push(next);
    answers = doctor.questions[next];
  }
  expect(Object.keys(doctor.endings)).toContain(way.at(-1));
  for (const id of way.slice(0, -1).reverse()) {
    await page.goBack();
    await expect(focused).toHaveId(`doctor-${id}`);
  }
});

test('opens the end state of the URL, with its link and report', async ({page, site, baseURL}) => {
  await site.open(`${address}#doctor-connect-refused`);
  const {title = ''} = doctor.texts.en.endings['connect-refused'] ?? {};
  const card = page.locator('section[data-kind]:visible');
  await expect(card).toHaveCount(1);
  await expect(card.getByRole('heading', {name: title})).toBeInViewport();
  await card.getByRole('button', {name: 'Copy'}).click();
  await expect(card.getByRole('button', {name: 'Copied'})).toBeVisible();
  expect(await readClipboard(page)).toBe(`${baseURL}${address}#doctor-connect-refused`);
  await expect(page.locator('main a[href$="/docs/use/QA/#what-to-report"]')).toBeVisible();
  await expect(page.locator('main a[href*="/issues/new?template=11_bug_report_en"]')).toBeVisible();
});

test('lists the answers given, and each leads back to its question', async ({page, site}) => {
  await site.open(`${address}#doctor-local-file`);
  const way = page.locator('section[data-kind]:visible nav');
  await expect(way.getByRole('listitem')).toHaveCount(5);
  await way.getByRole('link').nth(3).click();
  await expect(page.locator('#doctor-popup-row')).toBeFocused();
});

test('a browser without :has() shows one card at a time before React', async ({page, site}) => {
  await page.addInitScript(() => {
    CSS.supports = () => false;
  });
  await page.route('**/*.css', async (route) => {
    const response = await route.fetch();
    await route.fulfill({response, body: (await response.text()).replaceAll(':has(', ':unknown(')});
  });
  await site.visit(`${address}#doctor-too-late`);
  await expect(page.locator('section[data-kind]:visible')).toHaveCount(1);
  await expect(page.locator('#doctor-too-late')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  for (const {language, prefix} of languages) {
    test(`every question and end state is under its anchor (${language})`, async ({page}) => {
      await page.goto(`${prefix}docs/use/troubleshooter/`);
      const shown = await page
        .locator('section[data-kind] h3:visible')
        .evaluateAll((headings) => headings.map(({id, textContent}) => [id, textContent]));
      const {questions, endings} = doctor.texts[language];
      const expected = Object.entries({...questions, ...endings}).map(([id, {title}]) => [
        `doctor-${id}-title`,
        plain(title),
      ]);
      expect(Object.fromEntries(shown)).toEqual(Object.fromEntries(expected));
    });
  }

  test('an answer is a plain link', async ({page}) => {
    await page.goto(address);
    await page.locator('a[href$="#doctor-blacklist"]').first().click();
    await expect(page.locator('#doctor-blacklist')).toBeInViewport();
  });
});
