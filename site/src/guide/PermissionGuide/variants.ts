import type {Localized} from '@scriptcat/contract';

export type BrowserFamily = 'chrome' | 'edge' | 'edge-android' | 'firefox' | 'phone' | 'unknown';

interface Variant {
  id: string;
  anchor: string;
  name: Localized;
  /** The name in a sentence, where it is not a name there. */
  inSentence?: Localized;
  action: Localized;
}

export const variants = [
  {
    id: 'chrome-toggle',
    anchor: 'chrome-138',
    name: {'zh-Hans': 'Chrome 138 及以上', en: 'Chrome 138 and later'},
    action: {'zh-Hans': '打开「允许运行用户脚本」', en: 'Switch on “Allow User Scripts”'},
  },
  {
    id: 'edge-toggle',
    anchor: 'edge-144',
    name: {'zh-Hans': 'Edge 144 及以上', en: 'Edge 144 and later'},
    action: {'zh-Hans': '打开「允许用户脚本」', en: 'Switch on “Allow User Scripts”'},
  },
  {
    id: 'edge-android-toggle',
    anchor: 'edge-android',
    name: {'zh-Hans': '安卓版 Edge 138 及以上', en: 'Edge for Android 138 and later'},
    action: {'zh-Hans': '打开「允许用户脚本」', en: 'Switch on “Allow User Scripts”'},
  },
  {
    id: 'chrome-developer-mode',
    anchor: 'chrome-120',
    name: {'zh-Hans': 'Chrome 120–137', en: 'Chrome 120–137'},
    action: {'zh-Hans': '打开「开发者模式」', en: 'Switch on “Developer mode”'},
  },
  {
    id: 'edge-developer-mode',
    anchor: 'edge-120',
    name: {'zh-Hans': 'Edge 120–143', en: 'Edge 120–143'},
    action: {'zh-Hans': '打开「开发人员模式」', en: 'Switch on “Developer mode”'},
  },
  {
    id: 'edge-android-developer-mode',
    anchor: 'edge-android-older',
    name: {'zh-Hans': '安卓版 Edge，138 之前', en: 'Edge for Android before 138'},
    action: {'zh-Hans': '打开「开发人员模式」', en: 'Switch on “Developer mode”'},
  },
  {
    id: 'firefox-permission',
    anchor: 'firefox-154',
    name: {'zh-Hans': 'Firefox 154 及以上', en: 'Firefox 154 and later'},
    action: {'zh-Hans': '在弹窗里点「请求权限」', en: 'Click “Request Permission” in the popup'},
  },
  {
    id: 'firefox-legacy',
    anchor: 'firefox-older',
    name: {'zh-Hans': 'Firefox，0.16.x 版扩展', en: 'Firefox with the 0.16.x add-on'},
    action: {'zh-Hans': '不用打开任何开关', en: 'No switch is needed'},
  },
  {
    id: 'too-old',
    anchor: 'too-old',
    name: {'zh-Hans': '120 之前的浏览器', en: 'Browsers before 120'},
    inSentence: {'zh-Hans': '120 之前的浏览器', en: 'a browser before 120'},
    action: {'zh-Hans': '更新浏览器，或改装 0.16.x', en: 'Update the browser, or use 0.16.x'},
  },
  {
    id: 'unsupported',
    anchor: 'other-phones',
    name: {'zh-Hans': '手机上的其他浏览器', en: 'Other browsers on phones'},
    inSentence: {'zh-Hans': '不能装扩展的手机浏览器', en: 'a phone browser without extensions'},
    action: {'zh-Hans': '改用安卓版 Edge', en: 'Use Edge for Android instead'},
  },
] as const satisfies readonly Variant[];

export type VariantId = (typeof variants)[number]['id'];
