import {type LanguageTag, languageOf, languageTags} from '@scriptcat/contract';
import {OFFLINE_PAGE, readCaches, savedCaches} from '../names';

const root = document.documentElement;

function applyTheme(): void {
  try {
    const stored = localStorage.getItem('theme');
    const isSystem = !stored && localStorage.getItem('theme-choice') === 'system';
    const isDark = isSystem
      ? matchMedia('(prefers-color-scheme: dark)').matches
      : stored === 'dark';
    root.dataset.theme = isDark ? 'dark' : 'light';
  } catch {
    // Without storage there is no choice to follow.
  }
}

/** Stored pages in a language, by address. */
async function storedPages(language: LanguageTag): Promise<Map<string, Response>> {
  const found = new Map<string, Response>();
  for (const name of [savedCaches[language], readCaches.pages]) {
    if (!(await caches.has(name))) continue;
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const {pathname} = new URL(request.url);
      const page = await cache.match(request, {ignoreVary: true});
      if (pathname.endsWith('/') && languageOf(pathname) === language && page)
        found.set(pathname, page);
    }
  }
  return found;
}

/** The page's title without the name of the site. */
async function titleOf(page: Response): Promise<string> {
  const [tag = ''] = /<title[\s\S]*?<\/title>/.exec(await page.text()) ?? [];
  const {title} = new DOMParser().parseFromString(tag, 'text/html');
  return title.replace(/ \| [^|]*$/, '');
}

async function listPages(list: Element): Promise<void> {
  const own = languageOf(location.pathname);
  const found = new Map<string, Response>();
  // A page in another language is better than none.
  for (const language of [own, ...languageTags.filter((name) => name !== own)]) {
    for (const [pathname, page] of await storedPages(language)) found.set(pathname, page);
    if (found.size > 0) {
      root.dataset.pages = language === own ? 'some' : 'other';
      break;
    }
  }
  root.dataset.pages ??= 'none';
  const pages = [...found].sort(([a], [b]) => (a < b ? -1 : 1));
  for (const [pathname, page] of pages) {
    const link = document.createElement('a');
    link.href = pathname;
    link.textContent = (await titleOf(page)) || pathname;
    const item = document.createElement('li');
    item.append(link);
    list.append(item);
  }
}

applyTheme();
// At its own address nothing is missing, and it is simply the list.
root.dataset.view = location.pathname.endsWith(OFFLINE_PAGE) ? 'list' : 'missing';
addEventListener('online', () => {
  if (root.dataset.view === 'missing') location.reload();
});
addEventListener('DOMContentLoaded', () => {
  const list = document.querySelector('ul');
  if (list && 'caches' in window) listPages(list);
});
