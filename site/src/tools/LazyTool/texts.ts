import type {Locale} from '@scriptcat/contract';

/*
 * Interface texts are otherwise in code.json, which every page loads. These stay with the tools, so
 * that a page without one does not grow.
 */
export const lazyToolTexts: Record<Locale, {open: string; retry: string}> = {
  'zh-Hans': {open: '打开工具', retry: '工具没有加载成功，再试一次'},
  en: {open: 'Open the tool', retry: 'The tool did not load. Try again'},
};
