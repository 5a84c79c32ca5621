import type {LanguageTag} from '@scriptcat/contract';
import {fill} from '@scriptcat/contract';
import type {Period, Schedule} from './parse';
import {phraseSchedule, type Span, type TimePhrase} from './phrase';

interface Words {
  time: Record<TimePhrase['kind'] | 'every-minute-of-hours', string>;
  seconds: string;
  /** Keys say which of weekdays (w), days of the month (d) and months (m) are limited. */
  date: Record<'none' | 'w' | 'd' | 'wd' | 'm' | 'wm' | 'dm' | 'wdm', string>;
  once: Record<Period, string>;
  sentence: string;
  onceSentence: string;
  span: string;
  join: (items: readonly string[]) => string;
  /** The last touch on a finished sentence. */
  polish: (sentence: string) => string;
  weekdays: readonly string[];
  months: readonly string[];
  day: string;
}

const words: Record<LanguageTag, Words> = {
  'zh-Hans': {
    time: {
      'every-second': '每秒',
      'every-n-seconds': '每 {step} 秒',
      'every-minute': '每分钟',
      'every-n-minutes': '每 {step} 分钟',
      'every-minute-between': '{from} 到 {to} 之间每分钟',
      'every-n-minutes-between': '{from} 到 {to} 之间每 {step} 分钟',
      hourly: '每小时整点',
      'every-n-hours': '每 {step} 小时的整点（从 00:00 起）',
      'hourly-between': '从 {from} 到 {to} 每小时一次',
      'hourly-at': '每小时的第 {minutes} 分',
      'at-times': '{times}',
      'minutes-of-hours': '{hours} 点的第 {minutes} 分',
      'every-minute-of-hours': '{hours} 点的每一分钟',
    },
    seconds: '{time}的第 {seconds} 秒',
    date: {
      none: '每天{time}',
      w: '每{weekdays}{time}',
      d: '每月 {days} {time}',
      wd: '每月 {days}，以及每{weekdays}，{time}',
      m: '{months}的每一天{time}',
      wm: '{months}的每{weekdays}{time}',
      dm: '{months} {days} {time}',
      wdm: '{months}的 {days}，以及这些月份的每{weekdays}，{time}',
    },
    once: {
      minute: '每分钟',
      hour: '每小时',
      day: '每天',
      month: '每月',
      week: '每周（周一到周日）',
    },
    sentence: '运行时间：{date}。',
    onceSentence: '{once}最多运行一次，在浏览器开着的第一个可用时刻：{date}。',
    span: '{from}到{to}',
    join: (items) => items.join('、'),
    polish: (sentence) => sentence.replace(/(?<=\p{sc=Han})(?=\d)|(?<=\d)(?=\p{sc=Han})/gu, ' '),
    weekdays: ['周日', '周一', '周二', '周三', '周四', '周五', '周六'],
    months: Array.from({length: 12}, (_, index) => `${index + 1} 月`),
    day: '{day} 日',
  },
  en: {
    time: {
      'every-second': 'every second',
      'every-n-seconds': 'every {step} seconds',
      'every-minute': 'every minute',
      'every-n-minutes': 'every {step} minutes',
      'every-minute-between': 'every minute from {from} to {to}',
      'every-n-minutes-between': 'every {step} minutes from {from} to {to}',
      hourly: 'every hour on the hour',
      'every-n-hours': 'every {step} hours on the hour, from 00:00',
      'hourly-between': 'every hour from {from} to {to}',
      'hourly-at': 'at minute {minutes} of every hour',
      'at-times': 'at {times}',
      'minutes-of-hours': 'at minute {minutes} of hour {hours}',
      'every-minute-of-hours': 'every minute of hour {hours}',
    },
    seconds: '{time}, at second {seconds}',
    date: {
      none: '{time}, every day',
      w: '{time}, on {weekdays}',
      d: '{time}, on {days} of every month',
      wd: '{time}, on {days} of every month and also on every {weekdays}',
      m: '{time}, every day in {months}',
      wm: '{time}, on {weekdays} in {months}',
      dm: '{time}, on {days} of {months}',
      wdm: '{time}, on {days} of {months} and also on every {weekdays} in these months',
    },
    once: {
      minute: 'a minute',
      hour: 'an hour',
      day: 'a day',
      month: 'a month',
      week: 'a week (Monday to Sunday)',
    },
    sentence: 'Runs {date}.',
    onceSentence:
      'Runs at most once {once}, at the first of these moments with the browser open: {date}.',
    span: '{from} to {to}',
    join: (items) =>
      items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`,
    polish: (sentence) => sentence,
    weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
    months: [
      'January',
      'February',
      'March',
      'April',
      'May',
      'June',
      'July',
      'August',
      'September',
      'October',
      'November',
      'December',
    ],
    day: 'day {day}',
  },
};

/** Kinds of time that already say how often, so "every day" would only repeat it. */
const unceasing = new Set<TimePhrase['kind']>([
  'every-second',
  'every-n-seconds',
  'every-minute',
  'every-n-minutes',
  'hourly',
  'every-n-hours',
  'hourly-at',
]);

/** The schedule as one sentence. */
export function describeCron(schedule: Schedule, locale: LanguageTag): string {
  const texts = words[locale];
  const phrase = phraseSchedule(schedule);
  const plainTime = timeText(phrase.time, texts);
  const time = phrase.seconds
    ? fill(texts.seconds, {
        time: plainTime,
        seconds: texts.join(phrase.seconds.map(String)),
      })
    : plainTime;
  const limits = [phrase.weekdays && 'w', phrase.days && 'd', phrase.months && 'm'];
  const key = (limits.filter(Boolean).join('') || 'none') as keyof Words['date'];
  const isPlain = key === 'none' && unceasing.has(phrase.time.kind);
  const date = isPlain
    ? time
    : fill(texts.date[key], {
        time,
        weekdays: spans(phrase.weekdays, texts, (value) => texts.weekdays[value] ?? ''),
        days: spans(phrase.days, texts, (value) => fill(texts.day, {day: value})),
        months: spans(phrase.months, texts, (value) => texts.months[value - 1] ?? ''),
      });
  const sentence = phrase.once
    ? fill(texts.onceSentence, {once: texts.once[phrase.once], date})
    : fill(texts.sentence, {date});
  return texts.polish(sentence);
}

function timeText(phrase: TimePhrase, texts: Words): string {
  if (phrase.kind === 'minutes-of-hours') {
    const hours = texts.join(phrase.hours.map(String));
    if (phrase.minutes.length === 0) {
      return fill(texts.time['every-minute-of-hours'], {hours});
    }
    const minutes = texts.join(phrase.minutes.map(String));
    return fill(texts.time[phrase.kind], {hours, minutes});
  }
  if (phrase.kind === 'hourly-at') {
    return fill(texts.time[phrase.kind], {minutes: texts.join(phrase.minutes.map(String))});
  }
  if (phrase.kind === 'at-times') {
    return fill(texts.time[phrase.kind], {times: texts.join(phrase.times)});
  }
  return fill(texts.time[phrase.kind], {...phrase});
}

function spans(
  all: readonly Span[] | undefined,
  texts: Words,
  name: (value: number) => string,
): string {
  const items = (all ?? []).map(([from, to]) =>
    from === to ? name(from) : fill(texts.span, {from: name(from), to: name(to)}),
  );
  return texts.join(items);
}
