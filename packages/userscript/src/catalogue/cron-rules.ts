import type {Localized} from '@scriptcat/contract';
import {text} from './localized';

/** One field of a cron expression, in the order it is written. */
export type CronFieldRule = {
  readonly name: 'second' | 'minute' | 'hour' | 'day' | 'month' | 'weekday';
  readonly min: number;
  readonly max: number;
  /** Three-letter names accepted besides numbers, in any case. */
  readonly names: readonly string[];
  /** What `once` in this field limits a script to; the second field ignores it. */
  readonly once: 'minute' | 'hour' | 'day' | 'month' | 'week' | null;
  readonly text: Localized;
};

/** One piece of cron syntax. */
export type CronSyntaxRule = {
  readonly form: string;
  readonly example: string;
  readonly supported: boolean;
  readonly text: Localized;
};

/** The six fields; the second may be left out and is then 0. */
export const cronFields: readonly CronFieldRule[] = [
  {
    name: 'second',
    min: 0,
    max: 59,
    names: [],
    once: null,
    text: text('秒，可省略', 'Second, may be left out'),
  },
  {name: 'minute', min: 0, max: 59, names: [], once: 'minute', text: text('分', 'Minute')},
  {name: 'hour', min: 0, max: 23, names: [], once: 'hour', text: text('时', 'Hour')},
  {name: 'day', min: 1, max: 31, names: [], once: 'day', text: text('日', 'Day of month')},
  {
    name: 'month',
    min: 1,
    max: 12,
    names: ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'],
    once: 'month',
    text: text('月', 'Month'),
  },
  {
    name: 'weekday',
    min: 0,
    max: 7,
    names: ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'],
    once: 'week',
    text: text('周，0 和 7 都是周日', 'Weekday, 0 and 7 are Sunday'),
  },
];

/** What may be written in a field, and what looks possible but is refused. */
export const cronSyntax: readonly CronSyntaxRule[] = [
  {form: '*', example: '* * * * *', supported: true, text: text('每一个值', 'Every value')},
  {form: 'a', example: '30 8 * * *', supported: true, text: text('一个值', 'One value')},
  {
    form: 'a,b,c',
    example: '15,45 * * * *',
    supported: true,
    text: text('列表，各项可以是范围', 'A list, whose items may be ranges'),
  },
  {
    form: 'a-b',
    example: '0 9-18 * * *',
    supported: true,
    text: text('范围，不能倒着写', 'A range, never backwards'),
  },
  {form: '*/n', example: '*/5 * * * *', supported: true, text: text('每隔 n', 'Every n')},
  {
    form: 'a-b/n',
    example: '0 9-18/3 * * *',
    supported: true,
    text: text('范围内每隔 n', 'Every n inside a range'),
  },
  {
    form: 'a/n',
    example: '5/10 * * * *',
    supported: true,
    text: text('从 a 到最大值，每隔 n', 'From a to the maximum in steps of n'),
  },
  {
    form: 'mon, jan',
    example: '0 9 * * MON-FRI',
    supported: true,
    text: text('三个字母的英文缩写，不分大小写', 'Three-letter names in any case'),
  },
  {
    form: 'once',
    example: '* 9-18 once * *',
    supported: true,
    text: text('每个周期只运行一次，该段等于 `*`', 'One run per period; the field counts as `*`'),
  },
  {
    form: 'once(expr)',
    example: '0 8 * * once(1)',
    supported: true,
    text: text(
      '每个周期只运行一次，候选值由 expr 决定（1.3.0 起）',
      'One run per period among the values of expr (since 1.3.0)',
    ),
  },
  {form: '?', example: '0 9 ? * 1', supported: false, text: text('不支持', 'Not supported')},
  {form: 'L, W, #', example: '0 0 L * *', supported: false, text: text('不支持', 'Not supported')},
  {
    form: 'Monday',
    example: '0 9 * * Monday',
    supported: false,
    text: text('不支持完整的英文名', 'Full names are not supported'),
  },
  {
    form: '@daily',
    example: '@daily',
    supported: false,
    text: text('不支持预设写法', 'Presets are not supported'),
  },
];
