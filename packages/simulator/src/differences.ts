import type {Localized} from '@scriptcat/contract';
/** One way in which a simulated run is not a run in ScriptCat. */
export interface Difference {
  id: string;
  text: Localized;
}

/** Where the playground has to differ from ScriptCat; printed below it. */
export const differences: readonly Difference[] = [
  {
    id: 'network',
    text: {
      'zh-Hans':
        '没有网络：请求先照 `@connect` 检查、该问的照问，然后由演练场代答，状态 200，正文重复请求的方法和地址。',
      en: 'There is no network. Requests are checked against `@connect`, you are asked where ScriptCat would ask, and then the playground answers: status 200, with the method and address of the request as the body.',
    },
  },
  {
    id: 'files',
    text: {
      'zh-Hans': '`@require` 和 `@require-css` 不会加载，`@resource` 的内容是空的。',
      en: '`@require` and `@require-css` are not loaded, and every `@resource` is empty.',
    },
  },
  {
    id: 'page',
    text: {
      'zh-Hans':
        '脚本在本站的演示页面上运行，按 `@match` 选出合适的一个；`localStorage`、Cookie 和 IndexedDB 不能用，`document.location` 是框架自己的地址。',
      en: 'Scripts run on a demo page of this site, the one their `@match` asks for. `localStorage`, cookies and IndexedDB cannot be used there, and `document.location` is the address of the frame.',
    },
  },
  {
    id: 'timing',
    text: {
      'zh-Hans':
        '脚本总在页面加载完后运行，`@run-at`、`@early-start`、`@inject-into`、`@noframes` 不起作用；`window.onurlchange` 不会触发。',
      en: 'Scripts run when the page is complete: `@run-at`, `@early-start`, `@inject-into` and `@noframes` have no effect, and `window.onurlchange` never fires.',
    },
  },
  {
    id: 'permission',
    text: {
      'zh-Hans': '允许一次，到下一次运行前都算允许；脚本猫默认只允许这一次。',
      en: 'What you allow stays allowed until the next run; ScriptCat’s default is just once.',
    },
  },
  {
    id: 'schedule',
    text: {
      'zh-Hans': '定时脚本不会自己到点运行，由你拨动时钟；`CATRetryError` 只显示重试时间。',
      en: 'A scheduled script does not run by itself: you move the clock. `CATRetryError` only shows when the retry would be.',
    },
  },
  {
    id: 'cookies',
    text: {
      'zh-Hans': '`GM_cookie` 用的是一个空的、只属于这次运行的 Cookie 罐。',
      en: '`GM_cookie` works on an empty jar of its own, for one run.',
    },
  },
  {
    id: 'agent',
    text: {
      'zh-Hans': '`CAT.agent.*` 没有模型可用，只有少数函数有回答。',
      en: '`CAT.agent.*` has no model, and only a few of its functions answer.',
    },
  },
];
