import {inLanguage, languageOf, languageTags, neutralPath} from '@scriptcat/contract';

// A path that ends in /index.html is the same page without it. React would otherwise hydrate
// against another address and compute a wrong canonical link.
const path = location.pathname.replace(/\/index\.html$/, '/');
if (path !== location.pathname) {
  history.replaceState(history.state, '', path + location.search + location.hash);
}

// On the first visit only, readers are taken to their language. This runs before paint and leaves
// no history entry. Where storage is blocked nobody moves: there would be no way to stop.
try {
  if (!localStorage.getItem('redirected')) {
    localStorage.setItem('redirected', 'true');
    const languages = navigator.languages?.length
      ? navigator.languages
      : [navigator.language || ''];
    const isChinese = languages.some((language) => /zh|cn/i.test(language));
    const [home, ...others] = languageTags;
    const isHome = languageOf(path) === home;
    const wanted =
      languages
        .map((language) =>
          others.find((tag) => language.toLowerCase().startsWith(tag.toLowerCase())),
        )
        .find(Boolean) ?? others[0];
    // Both trees stay visible to search engines, whose browsers keep no storage.
    const isCrawler = /bot|crawl|spider|slurp|bingpreview|yandex/i.test(navigator.userAgent);

    let target = null;
    if (isChinese && !isHome) target = neutralPath(path);
    if (!isChinese && isHome && wanted) target = inLanguage(path, wanted);
    if (target && !isCrawler) {
      const root = document.documentElement;
      root.style.visibility = 'hidden';
      // Shown again if the navigation is refused, so that nobody is left with an empty page.
      setTimeout(() => {
        root.style.visibility = '';
      }, 3000);
      location.replace(target + location.search + location.hash);
    }
  }
} catch {}
