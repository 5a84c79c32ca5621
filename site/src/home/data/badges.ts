import type {LanguageTag, Localized} from '@scriptcat/contract';
import stats from '@site/src/identity/stats.json';
import {atLeast} from './round-down';

interface Badge {
  figure: (locale: LanguageTag) => string;
  label: Localized;
}

const said = (text: string) => () => text;

export const badges: readonly Badge[] = [
  {
    figure: (locale) => atLeast(stats.users.value, locale),
    label: {'zh-Hans': '浏览器安装量', en: 'browsers with ScriptCat'},
  },
  {
    figure: (locale) => atLeast(stats.stars.value, locale),
    label: {'zh-Hans': 'GitHub 星标', en: 'stars on GitHub'},
  },
  {
    figure: (locale) => atLeast(stats.scripts.value, locale),
    label: {'zh-Hans': '脚本站收录脚本', en: 'scripts in the store'},
  },
  {figure: said('GPLv3'), label: {'zh-Hans': '自由软件许可证', en: 'free software licence'}},
];

/** The oldest of the dates, since it holds for all figures. */
const takenOn = [stats.users.date, stats.stars.date, stats.scripts.date].sort()[0] ?? '';

export const badgesNote: Localized = {
  'zh-Hans': `数字向下取整，采集于 ${takenOn}。`,
  en: `Figures are rounded down and were taken on ${takenOn}.`,
};
