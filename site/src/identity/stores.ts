import words from '@scriptcat/content/site/stores';
import {fromEach, type Localized} from '@scriptcat/contract';

/** A browser's extension store that carries ScriptCat. */
export interface Store {
  id: 'edge' | 'chrome' | 'firefox';
  browser: string;
  name: Localized;
  url: Localized;
  betaUrl: Localized;
}

const everywhere = (url: string) => fromEach(words, () => url);

export const stores = [
  {
    id: 'edge',
    browser: 'Edge',
    name: fromEach(words, ({edge}) => edge),
    url: everywhere(
      'https://microsoftedge.microsoft.com/addons/detail/scriptcat/liilgpjgabokdklappibcjfablkpcekh',
    ),
    betaUrl: everywhere(
      'https://microsoftedge.microsoft.com/addons/detail/scriptcat-beta/nimmbghgpcjmeniofmpdfkofcedcjpfi',
    ),
  },
  {
    id: 'chrome',
    browser: 'Chrome',
    name: fromEach(words, ({chrome}) => chrome),
    url: everywhere(
      'https://chromewebstore.google.com/detail/scriptcat/ndcooeababalnlpkfedmmbbbgkljhpjf',
    ),
    betaUrl: everywhere(
      'https://chromewebstore.google.com/detail/scriptcat-beta/jaehimmlecjmebpekkipmpmbpfhdacom',
    ),
  },
  {
    id: 'firefox',
    browser: 'Firefox',
    name: fromEach(words, ({firefox}) => firefox),
    url: {
      'zh-Hans': 'https://addons.mozilla.org/zh-CN/firefox/addon/scriptcat/',
      en: 'https://addons.mozilla.org/en/firefox/addon/scriptcat/',
    },
    betaUrl: {
      'zh-Hans': 'https://addons.mozilla.org/zh-CN/firefox/addon/scriptcat-pre/',
      en: 'https://addons.mozilla.org/en/firefox/addon/scriptcat-pre/',
    },
  },
] as const satisfies readonly Store[];
