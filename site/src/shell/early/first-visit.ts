/** The tags of all languages but the first, as a regular expression writes them: `en|fr`. */
declare const OTHER_LANGUAGES: string;

// Strip /index.html. React would otherwise hydrate with another URL and compute a wrong canonical
// link.
const path = location.pathname.replace(/\/index\.html$/, '/');
if (path !== location.pathname) {
  history.replaceState(history.state, '', path + location.search + location.hash);
}

// Redirect to the reader's language on the first visit only, before paint and without a history
// entry. Not if storage is blocked: the redirect would repeat forever.
try {
  if (!localStorage.getItem('redirected')) {
    localStorage.setItem('redirected', 'true');
    const languages = navigator.languages?.length
      ? navigator.languages
      : [navigator.language || ''];
    const isChinese = languages.some((language) => /zh|cn/i.test(language));
    const prefix = new RegExp(`^/(${OTHER_LANGUAGES})(?=/|$)`).exec(path)?.[0] ?? '';
    const others = OTHER_LANGUAGES.split('|');
    const own = languages.map((language) => others.find((tag) => language.startsWith(tag)));
    // Search engines must see all languages, and their browsers have no storage.
    const isCrawler = /bot|crawl|spider|slurp|bingpreview|yandex/i.test(navigator.userAgent);

    let target = null;
    if (isChinese && prefix) target = path.slice(prefix.length) || '/';
    if (!isChinese && !prefix) target = `/${own.find(Boolean) ?? others[0]}${path}`;
    if (target && !isCrawler) {
      const root = document.documentElement;
      root.style.visibility = 'hidden';
      // Show the page again if the navigation is refused.
      setTimeout(() => {
        root.style.visibility = '';
      }, 3000);
      location.replace(target + location.search + location.hash);
    }
  }
} catch {}

export {};
