import * as v from 'valibot';
import type {Kind} from '../kind';
import {PageAddress} from '../page-address';
import {listKind, type RowSchemas, type Rows} from '../rows';

const text = v.string();
/** What the drawings of `site/src/home/Scenarios/drawings` show. */
const Drawing = v.picklist(['video', 'shopping', 'night', 'table', 'list', 'form']);

const features = {
  facts: {icon: text, picture: v.optional(text), to: PageAddress},
  words: {title: text, text, link: text},
  texts: {title: text},
};

const scenarios = {
  facts: {id: Drawing, sample: text},
  words: {title: text, text, points: v.optional(v.array(text))},
  texts: {title: text, lead: text, turnOn: text, get: text, code: text},
};

const Verdict = v.picklist(['yes', 'partly', 'no']);
const Cell = v.strictObject({
  verdict: Verdict,
  /** The source; the date is that of the text, or of the day it was read. */
  source: v.pipe(text, v.url()),
  date: v.pipe(text, v.isoDate()),
});
const note = v.optional(text);

const Answer = v.strictObject({question: text, answer: text, link: note});

const comparison = {
  facts: {ScriptCat: Cell, Tampermonkey: Cell, Violentmonkey: Cell},
  words: {
    subject: text,
    notes: v.strictObject({ScriptCat: note, Tampermonkey: note, Violentmonkey: note}),
  },
  texts: {
    title: text,
    answers: v.array(Answer),
    tableTitle: text,
    subject: text,
    showAll: text,
    sources: text,
    note: text,
    tellUs: text,
    verdicts: v.strictObject({yes: text, partly: text, no: text}),
  },
};

export type Features = Rows<typeof features>;
export type Scenarios = Rows<typeof scenarios>;
export type Comparison = Rows<typeof comparison>;
export type DrawingName = v.InferOutput<typeof Drawing>;

const list = (name: string, type: string, schemas: RowSchemas) =>
  listKind(`home/${name}`, {from: 'home', type}, schemas);

/** The lists of the home page, and the contributors. */
export const home: readonly Kind[] = [
  list('features', 'Features', features),
  list('scenarios', 'Scenarios', scenarios),
  list('comparison', 'Comparison', comparison),
  {
    folder: 'home/contributors',
    modules: (content) => [
      {
        name: 'home/contributors',
        value: {
          names: content.facts('home/contributors/facts', v.array(text)),
          texts: content.words('home/contributors'),
        },
      },
    ],
  },
];
