import {existsSync} from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';

const docs = path.resolve(import.meta.dirname, '../../../site/docs');

function isPage(address: string): boolean {
  const [, page] = /^\/docs\/([^#?]*)/.exec(address) ?? [];
  if (page === undefined || !/^$|\/$/.test(page)) return false;
  return [`${page.slice(0, -1)}.mdx`, `${page}index.mdx`].some((file) =>
    existsSync(path.join(docs, file)),
  );
}

/** The address of a page of the documentation: `/docs/use/sync/#backup`. */
export const PageAddress = v.pipe(
  v.string(),
  v.check(isPage, 'no page of site/docs has this address.'),
);

/** A page of the documentation, or an address elsewhere. */
export const Address = v.pipe(
  v.string(),
  v.check(
    (address) => address.startsWith('https://') || isPage(address),
    'no page of site/docs has this address, and it does not begin with https://.',
  ),
);
