import type {Localized} from '@scriptcat/contract';
import {maxAddressLength, type RefusalReason, type ScriptKind} from './parse-install-hash';

export const kindNames: Record<ScriptKind, Localized> = {
  page: {'zh-Hans': '网页脚本', en: 'Page script'},
  background: {'zh-Hans': '后台脚本', en: 'Background script'},
  subscription: {'zh-Hans': '脚本订阅', en: 'Subscription'},
  unclear: {'zh-Hans': '文件', en: 'File'},
};

export const refusals: Record<RefusalReason, Localized> = {
  empty: {
    'zh-Hans': '链接里的脚本地址是空的。',
    en: 'The script address in the link is empty.',
  },
  'too-long': {
    'zh-Hans': `链接里的脚本地址太长，超过了 ${maxAddressLength} 个字符。`,
    en: `The script address in the link is longer than ${maxAddressLength} characters.`,
  },
  characters: {
    'zh-Hans': '链接里的脚本地址带有空白或看不见的字符，可能想让你看错。',
    en: 'The script address in the link contains spaces or invisible characters, perhaps to mislead you.',
  },
  scheme: {
    'zh-Hans': '链接里的脚本地址不是 http 或 https 地址。',
    en: 'The script address in the link is not an http or https address.',
  },
  credentials: {
    'zh-Hans': '链接里的脚本地址带着用户名或密码，这常被用来冒充别的网站。',
    en: 'The script address in the link carries a user name or password, a common way to imitate another site.',
  },
  broken: {
    'zh-Hans': '链接里的脚本地址不是一个完整的网址。',
    en: 'The script address in the link is not a complete web address.',
  },
};
