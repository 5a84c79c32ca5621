import type {Localized} from '@scriptcat/contract';
import type {ResultName} from '../Results';

interface Use {
  picture: ResultName;
  title: Localized;
  text: Localized;
  /** A working script in samples/ that does it. */
  sample: string;
}

export const tryLabel: Localized = {'zh-Hans': '在这里试一试', en: 'Try it here'};

export const uses: readonly Use[] = [
  {
    picture: 'night',
    title: {'zh-Hans': '给亮白的网站加上夜间模式', en: 'A night mode for glaring sites'},
    text: {
      'zh-Hans': '在弹窗的菜单里开关，每个网站各记各的。',
      en: 'Switch it in the popup’s menu; each site remembers its own.',
    },
    sample: 'menu/night-filter.user.js',
  },
  {
    picture: 'table',
    title: {'zh-Hans': '把网页上的表格存成文件', en: 'Save a page’s table as a file'},
    text: {
      'zh-Hans': '点一下菜单，得到电子表格打得开的 CSV。',
      en: 'One click on the menu gives a CSV that spreadsheets open.',
    },
    sample: 'download/table-to-csv.user.js',
  },
  {
    picture: 'list',
    title: {'zh-Hans': '不想看的词，整条隐去', en: 'Hide what you are tired of'},
    text: {
      'zh-Hans': '含有你列出的词语的条目，不再出现。',
      en: 'Entries with one of your words no longer show up.',
    },
    sample: 'cookbook/hide-by-text.user.js',
  },
  {
    picture: 'form',
    title: {'zh-Hans': '天天要填的表，一下填好', en: 'The daily form, filled in at once'},
    text: {
      'zh-Hans': '点一下菜单就填好，网页也会当作你亲手输入的。',
      en: 'One click on the menu, and the page takes it as if you had typed it.',
    },
    sample: 'cookbook/autofill.user.js',
  },
];
