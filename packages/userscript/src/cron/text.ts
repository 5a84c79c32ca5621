import type {LanguageTag} from '@scriptcat/contract';
import {fill, type MessageTable} from '@scriptcat/contract';
import type {WhenClosed} from './explain';
import type {FieldName} from './field';
import type {InstallProblem, Period, RunProblem} from './parse';
import type {CronWarning} from './warnings';

/** Everything that can be wrong with an expression. */
export type CronProblem = InstallProblem | RunProblem;

const problems: MessageTable<CronProblem['code']> = {
  'zh-Hans': {
    'field-count':
      '安装时被拒绝：表达式必须有 5 个或 6 个字段，用单个空格隔开，这里数到 {count} 个。脚本猫显示「错误的定时表达式，请检查：…」。',
    'missing-fields': '能安装，但启用时失败：连续的空格被当成了字段，实际只有 {count} 个。',
    'out-of-range': '能安装，但启用时失败：{field}字段的 {value} 超出范围，只能是 {min}–{max}。',
    'invalid-range':
      '能安装，但启用时失败：{field}字段的范围 {from}-{to} 是倒着写的，范围不能跨过末尾绕回来。',
    'zero-step': '能安装，但启用时失败：{field}字段的步长不能是 0。',
    unreadable: '能安装，但启用时失败：{field}字段里的「{text}」读不懂。`?`、`#` 等写法不受支持。',
    'unknown-name':
      '能安装，但启用时失败：{field}字段里的「{text}」不是认识的名称。月份和星期只认三个字母的英文缩写，`L`、`W` 和第二个 `once` 都不受支持。',
    never: '能安装，但启用时失败：未来 8 年里没有符合的日期。',
  },
  en: {
    'field-count':
      'Refused at install: an expression has 5 or 6 fields separated by single spaces; this one counts {count}. ScriptCat says “Invalid cron expression: …”.',
    'missing-fields':
      'Installs, but fails when enabled: spaces in a row were counted as fields, and only {count} are there.',
    'out-of-range':
      'Installs, but fails when enabled: {value} in the {field} field is out of range ({min}–{max}).',
    'invalid-range':
      'Installs, but fails when enabled: the range {from}-{to} in the {field} field runs backwards; ranges do not wrap around.',
    'zero-step': 'Installs, but fails when enabled: the step in the {field} field cannot be 0.',
    unreadable:
      'Installs, but fails when enabled: “{text}” in the {field} field cannot be read. Forms such as `?` and `#` are not supported.',
    'unknown-name':
      'Installs, but fails when enabled: “{text}” in the {field} field is no known name. Months and weekdays have three-letter names; `L`, `W` and a second `once` are not supported.',
    never: 'Installs, but fails when enabled: no date fits in the next 8 years.',
  },
};

const warnings: MessageTable<CronWarning['code']> = {
  'zh-Hans': {
    'every-second': '每秒都会运行。浏览器里的秒级定时并不可靠，也很耗电。',
    'seconds-unreliable': '用到了秒。浏览器里的秒级定时并不可靠。',
    overlap:
      '两次运行只隔 {seconds} 秒。新的一次会先停掉上一次（清除它的定时器），脚本猫不防止重叠；请让每次运行短于这个间隔。',
    'either-day': '日和周都有限制：两者只要有一个符合就会运行。',
    'short-months': '不是每个月都有 {day} 日，没有的月份不会运行。',
    'once-in-seconds': '`once` 写在秒字段里不起作用，等于 `*`。',
    'once-redundant': '每个周期本来就只有一个时刻，`once` 不起作用，错过了也不会补。',
    'extra-spaces': '字段之间有多个空格：`once` 可能算到别的字段头上。请只留一个空格。',
    'daylight-saving':
      '你的时区将在 {date} 前后从 UTC{before} 变为 UTC{after}。定时任务一直按创建时的偏移 UTC{before} 运行，直到脚本重新启用或浏览器重启。',
  },
  en: {
    'every-second':
      'Runs every second. Timing by the second is not reliable in a browser, and it drains the battery.',
    'seconds-unreliable': 'Uses seconds. Timing by the second is not reliable in a browser.',
    overlap:
      'Two runs are only {seconds} seconds apart. A new run first stops the one before (clears its timers); nothing else prevents an overlap, so keep each run shorter than that.',
    'either-day': 'Day of month and day of week are both limited: it runs when either fits.',
    'short-months': 'Not every month has a day {day}; in those it does not run.',
    'once-in-seconds': '`once` has no effect in the second field; it equals `*` there.',
    'once-redundant':
      'Each period has a single moment anyway, so `once` changes nothing, and a missed run is not made up.',
    'extra-spaces':
      'There are several spaces between two fields, so `once` may be counted for another field. Use single spaces.',
    'daylight-saving':
      'Your zone changes from UTC{before} to UTC{after} around {date}. Schedules keep the offset they were created with, UTC{before}, until the script is enabled again or the browser restarts.',
  },
};

const closed: MessageTable<WhenClosed['code']> = {
  'zh-Hans': {
    skipped: '如果那时浏览器没开，这一次就错过了，之后不会补上。',
    'caught-up': '如果浏览器没开，{period}内打开后的第一个时刻会补上这一次。',
    'caught-up-in-window':
      '如果浏览器没开，{period}内还有可用时刻时会补上；可用时刻都过去了就不再补。',
  },
  en: {
    skipped: 'If the browser is closed at that time, the run is missed and not made up later.',
    'caught-up':
      'If the browser was closed, the run is made up at the first tick after it opens, within the same {period}.',
    'caught-up-in-window':
      'If the browser was closed, the run is made up while moments are left in the same {period}, and not after the last of them.',
  },
};

const fields: Record<LanguageTag, Record<FieldName, string>> = {
  'zh-Hans': {second: '秒', minute: '分', hour: '时', day: '日', month: '月', weekday: '周'},
  en: {
    second: 'second',
    minute: 'minute',
    hour: 'hour',
    day: 'day',
    month: 'month',
    weekday: 'day-of-week',
  },
};

const periodNames: Record<LanguageTag, Record<Period, string>> = {
  'zh-Hans': {minute: '这一分钟', hour: '这一小时', day: '当天', month: '当月', week: '当周'},
  en: {minute: 'minute', hour: 'hour', day: 'day', month: 'month', week: 'week'},
};

/** The sentence for a problem. */
export function cronProblemText(problem: CronProblem, locale: LanguageTag): string {
  const field = 'field' in problem ? fields[locale][problem.field] : '';
  return fill(problems[locale][problem.code], {...problem, field});
}

/** The sentence for a warning; `formatDate` writes an instant in the visitor's own way. */
export function cronWarningText(
  warning: CronWarning,
  locale: LanguageTag,
  formatDate: (instant: number) => string,
): string {
  if (warning.code !== 'daylight-saving') {
    return fill(warnings[locale][warning.code], {...warning});
  }
  return fill(warnings[locale][warning.code], {
    date: formatDate(warning.at),
    before: offsetText(warning.before),
    after: offsetText(warning.after),
  });
}

/** What happens to runs while the browser is closed. */
export function whenClosedText({code, period}: WhenClosed, locale: LanguageTag): string {
  return fill(closed[locale][code], {period: period ? periodNames[locale][period] : ''});
}

/** The name of a field, as the page labels it. */
export function fieldText(field: FieldName, locale: LanguageTag): string {
  return fields[locale][field];
}

/** An offset in minutes as `+08:00`. */
export function offsetText(minutes: number): string {
  const size = Math.abs(minutes);
  const hours = String(Math.floor(size / 60)).padStart(2, '0');
  const rest = String(size % 60).padStart(2, '0');
  return `${minutes < 0 ? '−' : '+'}${hours}:${rest}`;
}
