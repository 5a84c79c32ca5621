import {expect, pageWidth, scrollTop, test} from '../site';

test('the first Tab stop skips to the content', async ({page, site}) => {
  await site.open('en/docs/about/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', {name: 'Skip to main content'})).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator('main :focus')).toHaveCount(1);
});

test('the language menu keeps page, query and hash', async ({page, site}) => {
  await site.open('en/docs/use/open-dev/?browser=edge#allow-user-scripts');
  await expect(async () => {
    // Scrolling to the hash may still take the bar, and with it the open menu, away.
    await page.getByRole('button', {name: 'English'}).hover();
    await page.getByRole('link', {name: '简体中文'}).first().click({timeout: 2000});
  }).toPass();
  await expect(page).toHaveURL(/\/docs\/use\/open-dev\/\?browser=edge#allow-user-scripts$/);
  await expect(page).not.toHaveURL(/\/en\//);
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
});

test('hides on scroll down and comes back on scroll up, also before the React app runs', async ({
  page,
  site,
}) => {
  await site.blockApp();
  await page.setViewportSize({width: 1280, height: 500});
  await site.visit('en/docs/use/open-dev/');
  // Long enough to scroll, whatever the length of the text.
  await page
    .locator('main')
    .first()
    .evaluate((main) => {
      main.style.minHeight = '4000px';
    });
  const navbar = page.locator('nav.navbar');
  await page.mouse.move(600, 300);
  await page.mouse.wheel(0, 600);
  // The message that the app is blocked may have moved it on.
  await expect.poll(() => scrollTop(page)).toBeGreaterThanOrEqual(600);
  await page.mouse.wheel(0, 600);
  await expect(navbar).not.toBeInViewport();
  await page.mouse.wheel(0, -300);
  await expect(navbar).toBeInViewport();
});

test('the phone sidebar closes by Escape and in a wide window', async ({page, site}) => {
  await page.setViewportSize({width: 600, height: 800});
  await site.open('en/docs/about/');
  const sidebar = page.locator('.navbar-sidebar');
  const toggle = page.getByRole('button', {name: 'Toggle navigation bar'});
  await toggle.click();
  await expect(page.locator('.navbar-sidebar--show')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
  await toggle.click();
  await expect(sidebar).toBeInViewport();
  await page.setViewportSize({width: 996, height: 800});
  await expect(page.locator('.navbar-sidebar--show')).toHaveCount(1);
  await page.setViewportSize({width: 997, height: 800});
  await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
});

test('Escape closes a menu and leaves the focus on its button', async ({page, site}) => {
  await site.open('en/docs/about/');
  const dropdown = page.locator('.navbar .dropdown', {hasText: 'Next'});
  const menu = dropdown.locator('.dropdown__menu');
  const button = dropdown.getByRole('button');
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
  await dropdown.hover();
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await page.mouse.move(5, 400);
  await dropdown.hover();
  await expect(menu).toBeVisible();
});

test('pages fit the window at twice the text size', async ({page, site}) => {
  site.expectProblem(/404/);
  for (const path of [
    '',
    'docs/use/use/',
    'docs/use/QA/',
    'docs/dev/api/',
    'uninstall/',
    'nope/',
  ]) {
    await site.visit(`en/${path}`);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    for (const width of [390, 768, 1280]) {
      await page.setViewportSize({width, height: 900});
      expect(await pageWidth(page), path).toBe(width);
    }
  }
});
