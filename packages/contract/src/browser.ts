/** The browsers whose extension stores carry ScriptCat; everything else is `other`. */
export type BrowserId = 'edge' | 'chrome' | 'firefox' | 'other';

/** What `navigator.userAgentData.brands` offers, where it exists. */
export type BrandHints = readonly {brand: string}[];

// Chromium-based browsers that name themselves. Vivaldi, Brave and others copy Chrome's user agent
// letter by letter; they install from the Chrome store, so taking them for Chrome does no harm.
const skins =
  /\b(?:OPR|Opera|OPiOS|OPT|OPX|SamsungBrowser|YaBrowser|Vivaldi|Brave|Whale|QQBrowser|MQQBrowser|QIHU|QHBrowser|360SE|360EE|UCBrowser|UBrowser|UCWEB|MicroMessenger|BIDUBrowser|BiduBrowser|baidubrowser|baiduboxapp|Sogou\w*|SE 2\.X|MetaSr|LBBROWSER|LieBaoFast|Maxthon|MxBrowser|MiuiBrowser|HuaweiBrowser|VivoBrowser|HeyTapBrowser|2345Explorer|TheWorld|QuarkPC|Quark|DuckDuckGo|Ddg|Silk|Puffin|Coc_Coc_browser|coc_coc_browser|Electron|HeadlessShell|Line|FBAN|FBAV|Instagram|GSA)\b/;

const bots = /bot\b|spider|crawl|slurp|facebookexternalhit/i;

function fromBrands(brands: BrandHints): BrowserId | undefined {
  const names = brands.map(({brand}) => brand);
  if (names.includes('Microsoft Edge')) return 'edge';
  if (names.includes('Google Chrome')) return 'chrome';
  // An unknown brand is a Chromium browser with another store or none.
  return names.some((name) => !/^(?:Chromium|.*not.*brand.*)$/i.test(name)) ? 'other' : undefined;
}

/**
 * Chooses the store for a visitor from the user agent and, if available, its brands. If in doubt,
 * returns `other`, and the page shows every store.
 */
export function detectBrowser(userAgent: string, brands: BrandHints = []): BrowserId {
  // Every browser on iOS is a WebKit shell and supports none of the three packages.
  if (/\b(?:iPhone|iPad|iPod)\b|\b(?:CriOS|FxiOS|EdgiOS)\//.test(userAgent)) return 'other';
  if (bots.test(userAgent) || skins.test(userAgent) || /; wv\)/.test(userAgent)) return 'other';
  // On Android only Edge has a listing: Chrome has no extensions, Firefox's package is for
  // desktops.
  if (/\bAndroid\b/.test(userAgent)) return /\bEdgA\//.test(userAgent) ? 'edge' : 'other';
  const hinted = fromBrands(brands);
  if (hinted) return hinted;
  if (/\bEdgA?\//.test(userAgent)) return 'edge';
  // EdgeHTML cannot run the extension.
  if (/\bEdge\//.test(userAgent)) return 'other';
  if (/\bFirefox\/\d/.test(userAgent) && !/\b(?:Seamonkey|PaleMoon|Waterfox)\//i.test(userAgent)) {
    return 'firefox';
  }
  return /\bChrome\/\d/.test(userAgent) ? 'chrome' : 'other';
}
