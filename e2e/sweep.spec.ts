import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import type {Page} from '@playwright/test';
import {expect, test} from './site';

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

async function violations(page: Page): Promise<string[]> {
  // Evaluated rather than added as a tag, which the site's policy would refuse.
  await page.evaluate(axeSource);
  return page.evaluate(async () => {
    const {axe} = window as unknown as {
      axe: {run(): Promise<{violations: {id: string; nodes: {html: string}[]}[]}>};
    };
    const result = await axe.run();
    return result.violations.map(
      ({id, nodes}) =>
        `${id}: ${nodes
          .map(({html}) => html)
          .slice(0, 3)
          .join(' ')}`,
    );
  });
}

async function sitemap(page: Page, prefix: string): Promise<string[]> {
  const xml = await (await page.request.get(`/${prefix}sitemap.xml`)).text();
  return [...xml.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path]) => path ?? '');
}

for (const theme of ['light', 'dark'] as const) {
  for (const path of ['', 'docs/use/open-dev/', 'search/', 'uninstall/', 'nope/']) {
    for (const prefix of ['', 'en/']) {
      test(`axe finds nothing on /${prefix}${path} in ${theme}`, async ({page, site}) => {
        if (path === 'nope/') site.expectProblem(/404/);
        await page.addInitScript((value) => localStorage.setItem('theme', value), theme);
        await site.open(`/${prefix}${path}`);
        expect(await violations(page)).toEqual([]);
      });
    }
  }
}

for (const prefix of ['', 'en/']) {
  test(`no page of /${prefix} has an error, a foreign request or sideways scroll`, async ({
    page,
    site,
  }) => {
    test.setTimeout(300_000);
    await page.setViewportSize({width: 320, height: 700});
    const wide: string[] = [];
    for (const path of [
      ...(await sitemap(page, prefix)),
      `/${prefix}search/`,
      `/${prefix}uninstall/`,
    ]) {
      await site.open(path);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      if (width > 320) wide.push(`${path} is ${width} px wide`);
    }
    expect(wide).toEqual([]);
  });
}
