import {existsSync} from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';

const root = path.resolve(import.meta.dirname, '../../..');

function isPage(address: string): boolean {
  const [, page] = /^\/docs\/([^#?]*)/.exec(address) ?? [];
  if (page === undefined || !/^$|\/$/.test(page)) return false;
  const name = page.slice(0, -1);
  const places = [`site/docs/${name}.mdx`, `site/docs/${page}index.mdx`];
  // Pages of keys and errors are made from the reference.
  if (/^dev\/(meta|errors)\//.test(page)) places.push(name.replace('dev', 'content/reference'));
  return places.some((place) => existsSync(path.join(root, place)));
}

/** The address of a page of the documentation: `/docs/use/sync/#backup`. */
export const PageAddress = v.pipe(
  v.string(),
  v.check(isPage, 'no page of site/docs has this URL.'),
);

/** A page of the documentation, or an address elsewhere. */
export const Address = v.pipe(
  v.string(),
  v.check(
    (address) => address.startsWith('https://') || isPage(address),
    'no page of site/docs has this address, and it does not begin with https://.',
  ),
);
