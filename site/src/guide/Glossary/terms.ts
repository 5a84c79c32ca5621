import type {Localized} from '@scriptcat/contract';

export type Term = {
  readonly id: string;
  readonly name: Localized;
  readonly meaning: Localized;
  /** What the interface of the extension writes, where that is another word. */
  readonly label?: Localized;
  /** Other spellings that the text of a page may use; the first one found is explained there. */
  readonly also?: Localized<readonly string[]>;
  /** Words that no page of the guide uses for it. */
  readonly avoid?: Localized<readonly string[]>;
};

const none: readonly string[] = [];

/** The words of the guide: one for each thing, in both languages. */
export const terms: readonly Term[] = [
  {
    id: 'userscript',
    name: {'zh-Hans': '用户脚本', en: 'userscript'},
    meaning: {
      'zh-Hans': '一小段程序，由你安装，在你指定的网页上运行，改变网页的样子或替你操作。',
      en: 'A small program that you install. It runs on the pages you choose and changes them or works on them for you.',
    },
    avoid: {'zh-Hans': ['使用者脚本'], en: ['user script', 'user-script']},
  },
  {
    id: 'page-script',
    name: {'zh-Hans': '网页脚本', en: 'page script'},
    meaning: {
      'zh-Hans': '在网页里运行的脚本，也就是最常见的那种；和它相对的是后台脚本和定时脚本。',
      en: 'A script that runs in a page, the common kind, as opposed to background and scheduled scripts.',
    },
    label: {'zh-Hans': '普通脚本', en: 'Normal Script'},
    avoid: {'zh-Hans': ['页面脚本'], en: none},
  },
  {
    id: 'background-script',
    name: {'zh-Hans': '后台脚本', en: 'background script'},
    meaning: {
      'zh-Hans': '不需要网页的脚本，浏览器启动后在扩展里运行。',
      en: 'A script that needs no page and runs inside the extension once the browser has started.',
    },
  },
  {
    id: 'scheduled-script',
    name: {'zh-Hans': '定时脚本', en: 'scheduled script'},
    meaning: {
      'zh-Hans': '按时间表运行的后台脚本，比如每天一次。',
      en: 'A background script that follows a timetable, such as once a day.',
    },
  },
  {
    id: 'subscription',
    name: {'zh-Hans': '订阅', en: 'subscription'},
    meaning: {
      'zh-Hans': '一份脚本清单。装一次，作者增减脚本时你这边跟着变。',
      en: 'A list of scripts. Install it once, and yours follow when its author adds or removes some.',
    },
  },
  {
    id: 'icon',
    name: {'zh-Hans': '脚本猫图标', en: 'ScriptCat icon'},
    meaning: {
      'zh-Hans':
        '浏览器工具栏上的猫头：正式版蓝色，Beta 版红色，不能运行脚本时灰色。点它打开弹窗。',
      en: 'The cat’s head in the browser toolbar: blue for stable, red for Beta, grey while scripts cannot run. A click opens the popup.',
    },
    avoid: {'zh-Hans': none, en: ['the cat gets', 'click the cat']},
  },
  {
    id: 'popup',
    name: {'zh-Hans': '弹窗', en: 'popup'},
    meaning: {
      'zh-Hans': '点脚本猫图标打开的小窗口，列出当前网页的脚本。',
      en: 'The small window behind the ScriptCat icon, with the scripts of the current page.',
    },
  },
  {
    id: 'dashboard',
    name: {'zh-Hans': '管理面板', en: 'dashboard'},
    meaning: {
      'zh-Hans': '点弹窗里的齿轮打开的页面：全部脚本、订阅、日志、工具和设置都在这里。',
      en: 'The page behind the gear of the popup, with all scripts, subscriptions, logs, tools and settings.',
    },
  },
  {
    id: 'stable',
    name: {'zh-Hans': '正式版', en: 'stable version'},
    meaning: {
      'zh-Hans': '给所有人用的版本，由商店自动更新。',
      en: 'The version for everybody, updated by the store.',
    },
    avoid: {'zh-Hans': ['稳定版'], en: none},
  },
  {
    id: 'beta',
    name: {'zh-Hans': 'Beta 版', en: 'Beta'},
    meaning: {
      'zh-Hans': '先试新功能的版本（测试版），是另一个扩展，数据和正式版分开。Agent 只在这里。',
      en: 'The version that tries new features first. It is an extension of its own with its own data, and the only one with the Agent.',
    },
    avoid: {'zh-Hans': ['测试版'], en: none},
  },
  {
    id: 'storage',
    name: {'zh-Hans': '储存的数据', en: 'stored data'},
    meaning: {
      'zh-Hans': '脚本自己存下的内容，比如设置和记录，在编辑器的储存标签里能看到。',
      en: 'What a script keeps for itself, such as options and records. The Storage tab of the editor shows it.',
    },
    label: {'zh-Hans': '储存', en: 'Storage'},
    avoid: {'zh-Hans': ['保存的值', '保存的数据', '存储的数据'], en: none},
  },
  {
    id: 'sandbox',
    name: {'zh-Hans': '沙盒', en: 'sandbox'},
    meaning: {
      'zh-Hans': '把脚本和网页隔开的环境，脚本在里面有自己的变量，网页碰不到。',
      en: 'An environment that keeps a script apart from the page, with variables of its own that the page cannot touch.',
    },
    avoid: {'zh-Hans': ['沙箱'], en: none},
  },
  {
    id: 'incognito',
    name: {'zh-Hans': '无痕窗口', en: 'incognito window'},
    meaning: {
      'zh-Hans': '不留记录的浏览器窗口，Edge 叫 InPrivate。扩展默认不在里面运行。',
      en: 'A browser window that keeps no record, InPrivate in Edge. Extensions do not run there at first.',
    },
    label: {'zh-Hans': '隐身标签', en: 'Incognito tabs'},
    avoid: {'zh-Hans': ['隐身窗口'], en: none},
  },
  {
    id: 'match',
    name: {'zh-Hans': '网站匹配', en: 'match'},
    meaning: {
      'zh-Hans': '规定脚本在哪些网址运行的规则，脚本里写作 @match。',
      en: 'The rule that says on which URLs a script runs, written as @match in the script.',
    },
  },
  {
    id: 'metadata',
    name: {'zh-Hans': '元数据', en: 'metadata'},
    meaning: {
      'zh-Hans': '脚本开头的几行说明：名称、版本、在哪里运行、要哪些权限。',
      en: 'The lines at the top of a script: its name, version, where it runs and what it may do.',
    },
  },
  {
    id: 'connect',
    name: {'zh-Hans': '跨域请求', en: 'cross-origin request'},
    meaning: {
      'zh-Hans': '脚本向当前网站以外的网站要数据。作者用 @connect 写明要访问谁，没写的会来问你。',
      en: 'A request of a script to a site other than the current one. Authors declare them with @connect; if they declare none, you are asked.',
    },
    also: {'zh-Hans': ['跨域'], en: ['cross-origin']},
  },
  {
    id: 'engine',
    name: {'zh-Hans': '内核', en: 'engine'},
    meaning: {
      'zh-Hans':
        '浏览器里负责显示网页的部分。Chrome、Edge、360 等用的都是 Chromium，版本号看 chrome://version。',
      en: 'The part of a browser that shows pages. Chrome, Edge, 360 and others share Chromium; chrome://version tells its number.',
    },
  },
];
