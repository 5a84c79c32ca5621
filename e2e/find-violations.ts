import type {Page} from '@playwright/test';
import axe from 'axe-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** Violations that axe finds on a page, or in a part of it. */
export async function findViolations(page: Page, within = 'html'): Promise<string[]> {
  // Evaluated rather than added as a tag, which the site's policy would refuse.
  await page.evaluate(axe.source);
  return page.evaluate(async (part) => {
    const {violations} = await window.axe.run(part);
    return violations.map(({id, nodes}) => {
      const places = nodes.slice(0, 3).map(({html}) => html);
      return `${id}: ${places.join(' ')}`;
    });
  }, within);
}
