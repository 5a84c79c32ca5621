import type {LanguageTag} from '@scriptcat/contract';

interface CronTexts {
  expression: string;
  hint: string;
  empty: string;
  examples: string;
  lastRun: string;
  never: string;
  thisPeriod: string;
  week: string;
  day: (name: string, runs: number) => string;
  nextRuns: (zone: string) => string;
  shown: (text: string) => string;
  install: string;
  run: string;
}

export const cronTexts: Record<LanguageTag, CronTexts> = {
  'zh-Hans': {
    expression: '定时表达式',
    hint: '分 时 日 月 周，共 5 个字段；前面可以再加一个秒字段。',
    empty: '写一条表达式，或者点一个例子。',
    examples: '换一个例子',
    lastRun: '上次运行',
    never: '从没运行过',
    thisPeriod: '本周期内已经运行过',
    week: '从今天起的七天',
    day: (name, runs) => (runs === 0 ? `${name}：不运行` : `${name}：${runs} 次`),
    nextRuns: (zone) => `接下来的运行时间（UTC${zone}）`,
    shown: (text) => `脚本列表里「下次运行」显示：\`${text}\``,
    install: '安装时出错',
    run: '启用时出错',
  },
  en: {
    expression: 'Cron expression',
    hint: 'Minute, hour, day, month, weekday: five fields, with an optional second field in front.',
    empty: 'Write an expression, or pick an example.',
    examples: 'Try another one',
    lastRun: 'Last run',
    never: 'never ran',
    thisPeriod: 'ran in this period already',
    week: 'Seven days from today',
    day: (name, runs) => `${name}: ${runs === 1 ? '1 run' : `${runs} runs`}`,
    nextRuns: (zone) => `Next runs (UTC${zone})`,
    shown: (text) => `“Next run” in the script list shows \`${text}\``,
    install: 'Error at install',
    run: 'Error when enabled',
  },
};

/** Expressions that show something worth knowing. */
export const cronExamples = [
  '30 8 * * 1-5',
  '* 9-18 once * *',
  '*/15 * * * *',
  '0 9 13 * 5',
  '0 0 30 2 *',
];
