import {expect, test} from '../site';

const expected = {
  '': {
    left: ['使用指南', '开发指南'],
    right: ['更新日志', '脚本开发指南', 'GitHub'],
    language: '简体中文',
  },
  'en/': {
    left: ['User Guide', 'Developer Guide'],
    right: ['Changelog', 'Script Development Guide', 'GitHub'],
    language: 'English',
  },
};

for (const [prefix, labels] of Object.entries(expected)) {
  test.describe(`navbar at /${prefix}`, () => {
    test('has every item in its place', async ({page, site}) => {
      await site.open(`${prefix}docs/about/`);
      const navbar = page.getByRole('navigation', {name: prefix ? 'Main' : '主导航'});
      const left = navbar.locator('.navbar__items:not(.navbar__items--right)');
      const right = navbar.locator('.navbar__items--right');
      for (const label of labels.left)
        await expect(left.getByRole('link', {name: label, exact: true})).toBeVisible();
      for (const label of labels.right)
        await expect(right.getByRole('link', {name: label}).first()).toBeVisible();
      await expect(right.getByRole('button', {name: labels.language})).toBeVisible();
      await expect(right.locator('.dropdown', {hasText: 'Next'})).toBeVisible();
      for (const href of [
        'https://learn.scriptcat.org/',
        'https://github.com/scriptscat/scriptcat',
      ]) {
        const link = right.locator(`a[href="${href}"]`);
        await expect(link).toHaveAttribute('target', '_blank');
        await expect(link).toHaveAttribute('rel', /noopener/);
      }
    });

    test('first stop of the keyboard skips to the content', async ({page, site}) => {
      await site.open(`${prefix}docs/about/`);
      await page.keyboard.press('Tab');
      const skip = page.getByRole('link', {name: prefix ? 'Skip to main content' : '跳到主要内容'});
      await expect(skip).toBeFocused();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await expect(page.locator('main :focus')).toHaveCount(1);
    });
  });
}

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

test('choosing the version stores it, and an unknown stored version is cleared', async ({
  page,
  site,
}) => {
  const stored = () => page.evaluate(() => localStorage.getItem('docs-preferred-version-default'));
  await page.addInitScript(() => {
    if (!sessionStorage.getItem('seeded')) {
      localStorage.setItem('docs-preferred-version-default', '9.9');
      sessionStorage.setItem('seeded', 'true');
    }
  });
  await site.open('en/docs/about/');
  await expect.poll(stored).toBeNull();
  const dropdown = page.locator('.navbar .dropdown', {hasText: 'Next'});
  await dropdown.hover();
  await dropdown.locator('.dropdown__menu').getByRole('link', {name: 'Next'}).click();
  await expect.poll(stored).toBe('current');
});

test('hides on scroll down and comes back on scroll up', async ({page, site}) => {
  await page.setViewportSize({width: 1280, height: 500});
  await site.open('en/docs/use/open-dev/');
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
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(600);
  await page.mouse.wheel(0, 600);
  await expect(navbar).not.toBeInViewport();
  await page.mouse.wheel(0, -300);
  await expect(navbar).toBeInViewport();
});

test('the phone sidebar opens by the hamburger and closes when the width becomes desktop', async ({
  page,
  site,
}) => {
  await page.setViewportSize({width: 600, height: 800});
  await site.open('en/docs/about/');
  const sidebar = page.locator('.navbar-sidebar');
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  await expect(page.locator('.navbar-sidebar--show')).toHaveCount(1);
  await expect(sidebar).toBeInViewport();
  await page.setViewportSize({width: 996, height: 800});
  await expect(page.locator('.navbar-sidebar--show')).toHaveCount(1);
  await page.setViewportSize({width: 997, height: 800});
  await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
});

test('Escape closes a menu opened by key or by pointer, and leaves the focus on its button', async ({
  page,
  site,
}) => {
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

test('Escape closes the sidebar of a phone', async ({page, site}) => {
  await page.setViewportSize({width: 390, height: 800});
  await site.open('en/docs/about/');
  await page.getByRole('button', {name: /navigation bar/}).click();
  await expect(page.locator('.navbar-sidebar--show')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
});

for (const width of [390, 768, 1280]) {
  test(`nothing runs out of a window of ${width} px at twice the text size`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({width, height: 900});
    for (const path of [
      'en/',
      'en/docs/use/use/',
      'en/docs/use/QA/',
      'en/docs/use/install_comple/',
      'en/docs/dev/api/',
      'en/uninstall/',
      'en/nope/',
    ]) {
      if (path.endsWith('nope/')) site.expectProblem(/404/);
      await site.visit(path);
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      expect([path, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([
        path,
        width,
      ]);
    }
  });
}
