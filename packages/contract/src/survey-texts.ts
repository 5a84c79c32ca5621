import type {Reason} from './feedback';
import type {Localized} from './language';

/** How each reason reads on the form, on the page without JavaScript and in reports. */
export const reasonLabels: Readonly<Record<Reason, Localized>> = {
  bugs: {'zh-Hans': '遇到了问题或故障', en: 'Something did not work'},
  no_need: {'zh-Hans': '暂时用不上了', en: 'I no longer need it'},
  features: {'zh-Hans': '缺少我要的功能', en: 'A feature I need is missing'},
  alternative: {'zh-Hans': '改用了别的脚本管理器', en: 'I switched to another script manager'},
  other: {'zh-Hans': '其他原因', en: 'Another reason'},
};

/** What the survey says wherever it is shown, with and without JavaScript. */
export const surveyTexts = {
  title: {'zh-Hans': '脚本猫已卸载', en: 'ScriptCat has been removed'},
  lead: {
    'zh-Hans': '感谢你用过脚本猫。方便说说为什么卸载吗？选一项就行，十秒钟搞定。',
    en: 'Thank you for having tried it. Would you tell us why you left? One choice is enough; it takes ten seconds.',
  },
  reason: {'zh-Hans': '卸载的主要原因', en: 'Your main reason for uninstalling'},
  feedback: {'zh-Hans': '想多说几句吗？', en: 'Anything you would like to add?'},
  optional: {'zh-Hans': '选填', en: 'optional'},
  submit: {'zh-Hans': '提交', en: 'Send'},
  trap: {'zh-Hans': '请留空', en: 'Leave this empty'},
  reasonMissing: {'zh-Hans': '请选择卸载原因', en: 'Please select an uninstall reason'},
  tooLong: {
    'zh-Hans': '内容太长了，最多 1000 个字符。',
    en: 'The text is too long: 1,000 characters at most.',
  },
  failed: {
    'zh-Hans': '提交失败，请稍后再试',
    en: 'Submission failed, please try again later',
  },
  thanks: {'zh-Hans': '感谢你的反馈！', en: 'Thank you for your feedback!'},
} as const satisfies Record<string, Localized>;
