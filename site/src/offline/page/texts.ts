import type {Localized} from '@scriptcat/contract';

interface Texts {
  missing: string;
  explanation: string;
  retry: string;
  list: string;
  other: string;
  none: string;
  more: string;
}

export const texts: Localized<Texts> = {
  'zh-Hans': {
    missing: '没有网络，这一页也没有存在这台设备上',
    explanation: '连上网之后，这一页会自动打开。',
    retry: '再试一次',
    list: '现在就能读的页面',
    other: '中文的还没有存下，存下的是英文页面：',
    none: '这台设备上还没有存下任何页面。读过的页面会自动留下来，也可以在联网时保存全部文档。',
    more: '离线阅读是怎么回事',
  },
  en: {
    missing: 'You are offline, and this page is not stored on this device',
    explanation: 'It opens by itself once you are connected again.',
    retry: 'Try again',
    list: 'Pages you can read now',
    other: 'None in English yet; these are stored in Chinese:',
    none: 'No page is stored on this device yet. Pages you read are kept by themselves, and while you are connected you can save the whole documentation.',
    more: 'How reading offline works',
  },
};
