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

export const messages = {
  absent: {
    'zh-Hans':
      '脚本网站的安装链接会把脚本的地址写在 #url= 后面。地址栏里有它，请先看清楚再安装；没有，请回到脚本网站再点一次安装，或者用下面的「链接导入」。',
    en: 'Install links put the address of the script after #url=. If it is in the address bar, look at it before you install anything. If not, go back to the script site and press install again, or use “Import from URL” as described below.',
  },
  from: {'zh-Hans': '来自 {host}', en: 'from {host}'},
  unclear: {
    'zh-Hans': '这个地址不是以 .user.js 结尾，可能不是脚本。',
    en: 'This address does not end in .user.js, so it may not be a script.',
  },
  unencrypted: {
    'zh-Hans': '这个地址没有加密（http），途中可能被人改动。',
    en: 'This address is not encrypted (http); it can be changed on the way.',
  },
  seen: {
    'zh-Hans': '脚本猫已经装好，会在新的标签页打开安装页。',
    en: 'ScriptCat is installed and opens its install page in a new tab.',
  },
  open: {'zh-Hans': '打开脚本的地址', en: "Open the script's address"},
  missing: {'zh-Hans': '先装脚本猫', en: 'Get ScriptCat first'},
  present: {'zh-Hans': '装了却没有出现安装页？', en: 'Installed, but no install page?'},
  refused: {
    'zh-Hans':
      '为了安全，这里不显示它，也不会打开它。如果是从脚本网站点过来的，请把这件事告诉网站或脚本的作者。',
    en: 'To be safe it is neither shown nor opened here. If a script site sent you, please tell the site or the author of the script.',
  },
} satisfies Record<string, Localized>;
