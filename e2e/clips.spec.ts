import clip from '@scriptcat/content/pictures/clip';
import {dataSaver, expect, setConnection, test} from './site';

test('a clip is fetched and plays once it is in view, before the React app', async ({
  page,
  site,
}) => {
  await site.blockApp();
  await site.visit('en/docs/use/first-script/');
  await expect(page.locator('[data-clip] img').first()).toHaveAttribute('alt', /running/);
  await expect(page.locator('source[srcset$="-clip.webp"]')).toHaveCount(0);
  const fetched = page.waitForResponse(/first-script-en-light-clip\.webp$/);
  await page.getByRole('button', {name: clip.en.play}).scrollIntoViewIfNeeded();
  expect((await fetched).ok()).toBe(true);
});

for (const reason of ['reduced motion', 'data saver']) {
  test(`with ${reason}, a picture stays until the button is pressed`, async ({page, site}) => {
    if (reason === 'data saver') await setConnection(page, dataSaver);
    else await page.emulateMedia({reducedMotion: 'reduce'});
    await site.visit('docs/use/first-script/');
    const button = page.getByRole('button', {name: clip['zh-Hans'].play});
    await button.scrollIntoViewIfNeeded();
    const shown = page.locator('[data-clip]');
    // An observer of the page itself would have been called before this one.
    await shown.evaluate(
      (figure) => new Promise((seen) => new IntersectionObserver(seen).observe(figure)),
    );
    await expect(shown).toHaveAttribute('data-clip', 'watched');
    await button.press('Enter');
    await expect(shown.locator('source').first()).toHaveAttribute('srcset', /-clip\.webp$/);
  });
}
