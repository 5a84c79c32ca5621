import * as v from 'valibot';
import type {Kind} from '../kind';
import {PageAddress} from '../page-address';
import {listKind, type RowSchemas, type Rows} from '../rows';

const text = v.string();
/** What the drawings of `site/src/home/Results` show. */
const Drawing = v.picklist(['video', 'price', 'night', 'table', 'list', 'form']);

const features = {
  facts: {icon: text, to: PageAddress},
  words: {title: text, text, link: text},
  texts: {title: text},
};

const stories = {
  // The second picture lies over the first one's corner.
  facts: {pictures: v.pipe(v.array(text), v.minLength(1), v.maxLength(2)), to: PageAddress},
  words: {title: text, text, link: text},
  texts: {},
};

const scenarios = {
  facts: {picture: Drawing, sample: text, to: PageAddress},
  words: {title: text, points: v.array(text), sampleNote: text, link: text},
  texts: {title: text},
};

const uses = {
  facts: {id: Drawing, sample: text},
  words: {title: text, text},
  texts: {try: text},
};

const Verdict = v.picklist(['yes', 'partly', 'no']);
const Cell = v.strictObject({
  verdict: Verdict,
  /** The source; the date is that of the text, or of the day it was read. */
  source: v.pipe(text, v.url()),
  date: v.pipe(text, v.isoDate()),
});
const note = v.optional(text);

const comparison = {
  facts: {ScriptCat: Cell, Tampermonkey: Cell, Violentmonkey: Cell},
  words: {
    subject: text,
    notes: v.strictObject({ScriptCat: note, Tampermonkey: note, Violentmonkey: note}),
  },
  texts: {
    title: text,
    subject: text,
    moving: text,
    source: text,
    note: text,
    verdicts: v.strictObject({yes: text, partly: text, no: text}),
  },
};

export type Features = Rows<typeof features>;
export type Stories = Rows<typeof stories>;
export type Scenarios = Rows<typeof scenarios>;
export type Uses = Rows<typeof uses>;
export type Comparison = Rows<typeof comparison>;
export type DrawingName = v.InferOutput<typeof Drawing>;

const list = (name: string, type: string, schemas: RowSchemas) =>
  listKind(`home/${name}`, {from: 'home', type}, schemas);

/** The lists of the home page, and the contributors. */
export const home: readonly Kind[] = [
  list('features', 'Features', features),
  list('stories', 'Stories', stories),
  list('scenarios', 'Scenarios', scenarios),
  list('uses', 'Uses', uses),
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
