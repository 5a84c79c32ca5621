import words from '@scriptcat/content/tools/cron/sentence';
import {fill, type LanguageTag} from '@scriptcat/contract';
import type {Schedule} from './parse';
import {phraseSchedule, type Span, type TimePhrase} from './phrase';

type Words = (typeof words)[LanguageTag];

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
export function describeCron(schedule: Schedule, language: LanguageTag): string {
  const texts = words[language];
  const phrase = phraseSchedule(schedule);
  const plainTime = timeText(phrase.time, texts);
  const time = phrase.seconds
    ? fill(texts.seconds, {time: plainTime, seconds: join(phrase.seconds, texts)})
    : plainTime;
  const limits = [phrase.weekdays && 'w', phrase.days && 'd', phrase.months && 'm'];
  const style = texts.nameStyle as 'long' | 'short';
  const name = (part: 'weekday' | 'month', instant: number) =>
    new Intl.DateTimeFormat(language, {timeZone: 'UTC', [part]: style}).format(instant);
  const key = (limits.filter(Boolean).join('') || 'none') as keyof Words['date'];
  const hasSpan = phrase.weekdays?.some(([from, to]) => from !== to);
  const isPlain = key === 'none' && unceasing.has(phrase.time.kind);
  const date = isPlain
    ? time
    : fill(texts.date[key], {
        time,
        weekdays: fill(texts.weekdays[hasSpan ? 'span' : 'each'], {
          // 1 January 2023 was a Sunday.
          weekdays: spans(phrase.weekdays, texts, (value) =>
            name('weekday', Date.UTC(2023, 0, value + 1)),
          ),
        }),
        days: spans(phrase.days, texts, (value) => fill(texts.day, {day: value})),
        months: spans(phrase.months, texts, (value) => name('month', Date.UTC(2023, value - 1))),
      });
  const sentence = phrase.once
    ? fill(texts.onceSentence, {once: texts.once[phrase.once], date})
    : fill(texts.sentence, {date});
  // Chinese puts a space between its characters and digits.
  return sentence.replace(/(?<=\p{sc=Han})(?=\d)|(?<=\d)(?=\p{sc=Han})/gu, ' ');
}

function timeText(phrase: TimePhrase, texts: Words): string {
  const isWholeHours = phrase.kind === 'minutes-of-hours' && phrase.minutes.length === 0;
  const parts = Object.entries(phrase).map(([name, part]) => [
    name,
    Array.isArray(part) ? join(part, texts) : part,
  ]);
  const kind = isWholeHours ? 'every-minute-of-hours' : phrase.kind;
  return fill(texts.time[kind], Object.fromEntries(parts));
}

function spans(
  all: readonly Span[] | undefined,
  texts: Words,
  name: (value: number) => string,
): string {
  const items = (all ?? []).map(([from, to]) =>
    from === to ? name(from) : fill(texts.span, {from: name(from), to: name(to)}),
  );
  return join(items, texts);
}

/** The items as a list within a sentence. */
function join(items: readonly (string | number)[], {comma, and}: Words): string {
  const last = items.length - 1;
  return items
    .map((item, index) => (index === 0 ? '' : index === last ? and : comma) + item)
    .join('');
}
