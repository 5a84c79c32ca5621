import type {Localized} from '@scriptcat/contract';

/** The page in the hero and the popup over it: an illustration, labelled as in the extension. */
export const demo = {
  site: 'video.example',
  product: {'zh-Hans': '脚本猫', en: 'ScriptCat'},
  views: [
    {id: 'open', label: {'zh-Hans': '打开网页时', en: 'On the page'}},
    {id: 'closed', label: {'zh-Hans': '网页关着的时候', en: 'While it is closed'}},
  ],
  viewsLabel: {'zh-Hans': '脚本在什么时候工作', en: 'When scripts work'},
  heading: {'zh-Hans': '当前页运行脚本', en: 'Current Page Running Scripts'},
  scripts: [
    {id: 'speed', name: {'zh-Hans': '记住播放速度', en: 'Remember playback speed'}},
    {id: 'tidy', name: {'zh-Hans': '精简播放页', en: 'Tidy watch page'}},
    {id: 'night', name: {'zh-Hans': '夜间护眼', en: 'Dim at night'}},
  ],
  switchLabel: {
    'zh-Hans': (script: string) => `启用 ${script}`,
    en: (script: string) => `Enable ${script}`,
  },
  running: {
    'zh-Hans': (count: number) => `当前页面有 ${count} 个脚本正在运行`,
    en: (count: number) =>
      count === 1
        ? '1 script is running on the current page'
        : `${count} scripts are running on the current page`,
  },
  page: {
    banner: {'zh-Hans': '限时特惠，点击领取', en: 'Limited offer, click here'},
    title: {'zh-Hans': '在山里住一周', en: 'A week in the mountains'},
    box: {'zh-Hans': '广告 0:15', en: 'Ad 0:15'},
  },
  closed: {
    time: '08:30',
    title: {'zh-Hans': '降价提醒', en: 'Price drop alert'},
    text: {'zh-Hans': '无线耳机 ¥399 → ¥329', en: 'Headphones $59 → $45'},
    note: {
      'zh-Hans': '定时脚本每小时查一次，没有打开任何网页。',
      en: 'A scheduled script looks once an hour. No page is open.',
    },
  },
} as const satisfies {
  scripts: readonly {id: string; name: Localized}[];
  running: Localized<(count: number) => string>;
  [key: string]: unknown;
};
