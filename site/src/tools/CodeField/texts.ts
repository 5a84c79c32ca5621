import type {LanguageTag} from '@scriptcat/contract';

export const codeFieldTexts: Record<LanguageTag, {open: string}> = {
  'zh-Hans': {open: '打开文件，或拖到这里'},
  en: {open: 'Open a file, or drop it here'},
};
