import type {Page} from '@playwright/test';
import {expect, test} from '../site';

/** The page without what the demo shop adds to itself. */
const htmlOf = async (page: Pick<Page, 'locator'>) => {
  const html = await page.locator('html').evaluate((root) => root.outerHTML);
  return html.replace(/<strong class="delivery">.*?<\/strong>/, '');
};

test('every sample runs in the playground, and its reader sees what it does', async ({
  page,
  site,
  context,
}) => {
  test.setTimeout(240_000);
  // A sample waits for what is in view.
  await page.setViewportSize({width: 1280, height: 900});
  // A sample reads a blob, and pages may not be fetched.
  site.expectProblem(/Content Security Policy|Failed to fetch/);
  await site.open('en/docs/dev/tools/playground/?sample=start/first-page.user.js');
  const picker = page.getByRole('combobox', {name: 'Sample'});
  await expect(picker).toHaveValue('start/first-page.user.js');
  const samples = await picker
    .locator('option')
    .evaluateAll((options) =>
      options.map((option) => (option as HTMLOptionElement).value).filter(Boolean),
    );
  expect(samples.length).toBeGreaterThan(100);

  const untouched = await context.newPage();
  const box = await page.locator('iframe').boundingBox();
  await untouched.setViewportSize({width: box?.width ?? 600, height: box?.height ?? 400});
  const before = new Map<string, string>();
  async function htmlBefore(source: string): Promise<string> {
    const known = before.get(source);
    if (known) return known;
    await untouched.goto('about:blank');
    await untouched.goto(source);
    const html = await htmlOf(untouched);
    before.set(source, html);
    return html;
  }

  const allow = page.getByRole('button', {name: 'Allow', exact: true});
  const outcomes = page.getByRole('status').filter({hasText: /Finished|Failed|stopped/});
  const effects = page
    .locator('[data-look]')
    .or(page.getByRole('group', {name: 'Menu commands'}))
    .or(page.getByRole('alert'))
    .or(page.getByRole('button', {name: 'Click', exact: true}))
    .or(page.getByText('asks for a retry'))
    .or(page.getByRole('list', {name: 'Log'}).locator('[data-level]'));
  for (const sample of samples) {
    await test.step(sample, async () => {
      await picker.selectOption(sample);
      const isSeen = async () => {
        if (await effects.first().isVisible()) return true;
        const frame = page.locator('iframe');
        if (!(await frame.isVisible())) return false;
        const source = (await frame.getAttribute('src')) ?? '';
        return (await htmlOf(frame.contentFrame())) !== (await htmlBefore(source));
      };
      await expect.soft(outcomes.or(allow).first(), sample).toBeVisible({timeout: 10_000});
      if (!(await outcomes.isVisible())) await allow.click();
      await expect.soft(outcomes, sample).toBeVisible({timeout: 10_000});
      const failed = page.getByRole('status').filter({hasText: /Failed|stopped/});
      const isBad =
        (await failed.isVisible()) && !(await page.getByText('asks for a retry').isVisible());
      expect.soft(isBad, `${sample} fails`).toBe(false);
      await expect.soft
        .poll(isSeen, {message: `${sample} changes nothing`, timeout: 10_000})
        .toBe(true);
    });
  }
});
