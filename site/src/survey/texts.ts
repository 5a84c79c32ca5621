import type {Localized} from '@scriptcat/contract';

/** What the React app says on the survey; what a page without it says as well is in the contract. */
export const texts = {
  another: {'zh-Hans': '再提交一份反馈', en: 'Send other feedback'},
  comeBack: {'zh-Hans': '随时欢迎回来', en: 'Come back any time'},
  copied: {'zh-Hans': '已复制', en: 'Copied'},
  copy: {'zh-Hans': '复制我写的内容', en: 'Copy what I wrote'},
  count: {'zh-Hans': '{used} / {limit} 个字符', en: '{used} / {limit} characters'},
  help: {'zh-Hans': '也许能帮上忙', en: 'This might help'},
  home: {'zh-Hans': '返回首页', en: 'Back to the home page'},
  limit: {'zh-Hans': '最多 {limit} 个字符', en: '{limit} characters at most'},
  reinstall: {'zh-Hans': '改变主意了？', en: 'Changed your mind?'},
  reinstallFrom: {'zh-Hans': '从 {store}重新安装', en: 'Reinstall from {store}'},
  report: {'zh-Hans': '报告问题', en: 'Report an issue'},
  sending: {'zh-Hans': '正在提交…', en: 'Sending…'},
  sent: {
    'zh-Hans': '提交时会发送并保存：所选原因、填写的内容、页面语言，以及为这份回答随机生成的编号。',
    en: 'Sent and stored: the reason you chose, the text you wrote, the language of this page, and a random number made for this answer.',
  },
  notSent: {
    'zh-Hans':
      '为了分辨机器程序，还会发送表单打开了多久，但不保存。IP 地址、浏览器标识都不会保存，这个页面也没有统计代码。',
    en: 'To tell people from programs, how long the form was open is sent too, but not stored. Your IP address and your browser’s identification are not stored, and there are no analytics on this page.',
  },
  sentOrigin: {
    'zh-Hans': '另外还有扩展提供的版本信息：{told}。',
    en: ' Also what the extension said about itself: {told}.',
  },
  separator: {'zh-Hans': '、', en: ', '},
  thanksLead: {
    'zh-Hans': '你的回答已经保存。它会帮助维护者判断该先改进什么。',
    en: 'Your answer has been stored. It helps the maintainers decide what to improve first.',
  },
} satisfies Record<string, Localized>;
