import * as v from 'valibot';
import {Address} from '../page-address';
import {listKind, type Rows} from '../rows';

const text = v.string();

/** Verdicts of the check page. */
const check = {
  facts: {level: v.picklist(['good', 'bad', 'note', 'todo']), to: v.optional(Address)},
  words: {
    title: text,
    /** What the reader does about it. */
    text: v.optional(text),
    link: v.optional(text),
    /** Buttons of a question. */
    answers: v.optional(v.record(text, text)),
  },
  texts: {
    label: text,
    install: text,
    installSchedule: text,
    before: text,
    allGood: text,
    problems: v.objectWithRest({other: text}, text),
    levels: v.strictObject({good: text, bad: text, note: text, todo: text}),
    full: text,
    report: v.strictObject({
      open: text,
      hint: text,
      show: text,
      summary: text,
      works: text,
      expected: text,
      steps: text,
    }),
  },
};

export type Check = Rows<typeof check>;

export const checkKind = listKind('help/check', {from: 'check', type: 'Check'}, check);
