import type {Localized} from '@scriptcat/contract';

export const download = {
  title: {'zh-Hans': '现在就装上脚本猫', en: 'Get ScriptCat'},
  text: {
    'zh-Hans': '一分钟装好。Chrome 和 Edge 装好后，还要按指南允许用户脚本。',
    en: 'It takes a minute. In Chrome and Edge, allow userscripts afterwards as the guide shows.',
  },
  guide: {'zh-Hans': '允许用户脚本', en: 'Allow userscripts'},
} as const satisfies Record<string, Localized>;
