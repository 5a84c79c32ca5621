import type {Localized} from '@scriptcat/contract';
import type {ResultName} from '../Results';

interface Scenario {
  id: 'video' | 'shopping';
  picture: ResultName;
  title: Localized;
  points: readonly Localized[];
  /** A working script in samples/ for one of the points. */
  sample: string;
  sampleNote: Localized;
  link: {to: string; label: Localized};
}

export const scenariosTitle: Localized = {
  'zh-Hans': '从一个小烦恼开始',
  en: 'It starts with a small annoyance',
};

export const scenarios: readonly Scenario[] = [
  {
    id: 'video',
    picture: 'video',
    title: {'zh-Hans': '视频网站增强', en: 'Video site enhancement'},
    points: [
      {'zh-Hans': '倍速控制', en: 'Speed control'},
      {'zh-Hans': '一键下载', en: 'One-click download'},
      {'zh-Hans': '跳过广告', en: 'Ad skipping'},
      {'zh-Hans': '界面精简', en: 'UI simplification'},
    ],
    sample: 'home/playback-speed.user.js',
    sampleNote: {
      'zh-Hans': '倍速控制只要这几行：用键盘调速，并记住你的选择。',
      en: 'Speed control in a few lines: change it by keyboard, and it is remembered.',
    },
    link: {to: '/docs/dev/', label: {'zh-Hans': '写你的第一个脚本', en: 'Write your first script'}},
  },
  {
    id: 'shopping',
    picture: 'price',
    title: {'zh-Hans': '购物助手', en: 'Shopping assistant'},
    points: [
      {'zh-Hans': '历史价格', en: 'Price history'},
      {'zh-Hans': '自动找券', en: 'Auto coupon search'},
      {'zh-Hans': '比价', en: 'Price comparison'},
      {'zh-Hans': '降价提醒', en: 'Price drop alert'},
    ],
    sample: 'home/price-drop.user.js',
    sampleNote: {
      'zh-Hans': '降价提醒也只要这几行：每小时查一次价格，不需要打开网页。',
      en: 'Price drop alerts in a few lines: it looks once an hour, with no page open.',
    },
    link: {
      to: '/docs/dev/background/',
      label: {'zh-Hans': '了解定时脚本', en: 'About scheduled scripts'},
    },
  },
];
