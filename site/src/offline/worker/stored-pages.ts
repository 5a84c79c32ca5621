import {inLanguage, languageOf, looseKey} from '@scriptcat/contract';
import {OFFLINE_PAGE, readCaches, savedCaches} from '../names';

const matching = {ignoreSearch: true, ignoreVary: true};

/** The copy of a file in the saved documentation of its language. */
export async function findSaved(url: string): Promise<Response | undefined> {
  const cacheName = savedCaches[languageOf(new URL(url).pathname)];
  // Asking the cache itself would create it, and readers see from it whether they saved anything.
  return (await caches.has(cacheName)) ? caches.match(url, {cacheName, ...matching}) : undefined;
}

const ageOf = (response: Response) => Date.parse(response.headers.get('date') ?? '') || 0;

/** The younger of two copies, if there are any. */
export function younger(one: Response | undefined, other: Response | undefined) {
  if (!one || !other) return one ?? other;
  return ageOf(other) > ageOf(one) ? other : one;
}

/** The stored page that another spelling of its address means: no slash, other letters. */
async function findRespelled(url: URL): Promise<string | undefined> {
  const key = looseKey(url.pathname);
  for (const name of [readCaches.pages, savedCaches[languageOf(url.pathname)]]) {
    if (!(await caches.has(name))) continue;
    const cache = await caches.open(name);
    const stored = (await cache.keys()).map((request) => request.url);
    const found = stored.find((candidate) => looseKey(new URL(candidate).pathname) === key);
    if (found) return found;
  }
  return undefined;
}

/** The youngest copy of a page, whatever was added to its address. */
async function findPage({origin, pathname}: URL): Promise<Response | undefined> {
  const address = origin + pathname;
  const read = await caches.match(address, {cacheName: readCaches.pages, ignoreVary: true});
  return younger(read, await findSaved(address));
}

/** What a reader sees when neither the network nor a cache has the page. */
export async function answerWithoutPage(address: string): Promise<Response> {
  const url = new URL(address);
  // Firefox resolves a navigation preload that failed, with an answer of type "error"; Workbox takes
  // it for an answer of the network and does not look into the cache.
  const stored = await findPage(url);
  if (stored) return stored;
  const respelled = await findRespelled(url);
  if (respelled) return Response.redirect(`${respelled}${url.search}`);
  const path = inLanguage(OFFLINE_PAGE, languageOf(url.pathname));
  const page = await caches.match(path, {cacheName: readCaches.shell, ignoreVary: true});
  if (!page) return Response.error();
  return new Response(page.body, {status: 503, headers: page.headers});
}
