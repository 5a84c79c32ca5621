import {expect, test} from 'vitest';
import {foldSidebar, varyPage} from './pages';

test('a varied page has its own title and headings, and the same anchors', () => {
  const source =
    '---\nid: use\ntitle: Sync\nslug: /use/use\n---\n\n## Turn on {/* #on */}\n\n### More\n\ntext\n';
  expect(varyPage(source, 7)).toBe(
    '---\ntitle: Sync 7\n---\n\n## Turn on 7 {/* #on */}\n\n### More 7\n\ntext\n',
  );
});

test('a folded sidebar has short categories of different names, and every page is in one', () => {
  const pages = Array.from({length: 3000}, (_, number) => `page-${number}`);
  const seen: string[] = [];
  const labels: string[] = [];
  const visit = (items: ReturnType<typeof foldSidebar>) => {
    expect(items.length).toBeLessThanOrEqual(15);
    for (const item of items) {
      if (typeof item === 'string') seen.push(item);
      else {
        labels.push(item.label);
        visit(item.items);
      }
    }
  };
  visit(foldSidebar(pages));
  expect(seen).toEqual(pages);
  expect(new Set(labels).size).toBe(labels.length);
});
