import type {Localized} from '@scriptcat/contract';

/** Everybody with a commit in the extension's main branch at v1.5.0-beta.2, most commits first. */
export const contributors = [
  'CodFrm',
  'cyfung1031',
  'WhiteSev',
  'DreamNya',
  'EdIfiMr',
  'Renji Yuusei',
  'duoluodexiaoxiaoyuan',
  'rkscv',
  'Bigonion',
  'Przeblysk',
  'azizaktas',
  'joriscai',
  'Cesaryuan',
  'Coxxs',
  'Czy',
  'DudeAint',
  'Hikari',
  'Ioann',
  'Lucas',
  'MaxZhang',
  'Michael Lip',
  'Mikachu2333',
  'Quang Do',
  'Rehtt',
  'Yay295',
  'deyu',
  'moduvoice',
  'piglee05022',
  'tomaioo',
  'xymoryn',
  'zhangenming',
  '陈生杂物房',
] as const;

export const contributorsTitle: Localized = {'zh-Hans': '感谢每一位贡献者', en: 'Thank you'};

export const contributorsText: Localized = {
  'zh-Hans': '脚本猫由这些人写成。你也可以加入：修一个错误、译一句话、写一个示例。',
  en: 'These people wrote ScriptCat. You can join them: fix a bug, translate a sentence, write an example.',
};

export const contributorsLinks = {
  graph: {'zh-Hans': '全部贡献记录', en: 'All contributions'},
  guide: {'zh-Hans': '贡献指南', en: 'Contributing guide'},
} as const satisfies Record<string, Localized>;
