import * as v from 'valibot';
import type {Content} from '../content';
import type {Kind} from '../kind';
import {listKind, type Rows} from '../rows';

const text = v.string();

/** The glossary: one word for each thing. */
const glossary = ({languages}: Content) => {
  const Tag = v.picklist(languages.map(({tag}) => tag));
  const Spellings = v.optional(v.record(Tag, v.array(text)));
  return {
    facts: {
      /** Other spellings that a page may use. The first one on a page is explained there. */
      also: Spellings,
      /** Words that the guide must not use for it. */
      avoid: Spellings,
    },
    /** The label in the extension's interface, if it differs. */
    words: {name: text, label: v.optional(text), meaning: text},
    texts: {inInterface: text},
  };
};

/** Where the browser keeps a value. The site sets no cookies of its own. */
const Area = v.picklist(['localStorage', 'sessionStorage', 'Cache Storage', 'IndexedDB']);

const storedKeys = {
  facts: {
    /** Keys with this prefix belong to the row as well. */
    isPrefix: v.optional(v.boolean()),
    areas: v.array(Area),
  },
  words: {purpose: text, written: text, lifetime: text},
  texts: {written: text, lifetime: text},
};

const contactedHosts = {
  facts: {
    /** Whether the default installation contacts it. */
    need: v.picklist(['always', 'configured']),
    /** Empty for the site itself. A leading `*.` stands for any subdomain. */
    hosts: v.array(text),
  },
  words: {when: text, sent: text},
  texts: {
    own: text,
    need: v.strictObject({always: text, configured: text}),
    when: text,
    sent: text,
  },
};

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** What the rescue tool recovers from damaged folders. */
const recovery = {
  facts: {folders: count, scripts: count, whole: count, older: count, damaged: count, lost: count},
  words: {name: text},
  texts: {accident: text, scripts: text, whole: text, older: text, damaged: text, lost: text},
};

export type Glossary = Rows<ReturnType<typeof glossary>>;
export type Term = Glossary['rows'][number];
export type StoredKeys = Rows<typeof storedKeys>;
export type StorageArea = v.InferOutput<typeof Area>;
export type Recovery = Rows<typeof recovery>;
export type ContactedHosts = Rows<typeof contactedHosts>;

/** The lists of the guide. */
export const guide: readonly Kind[] = [
  listKind('guide/glossary', {from: 'guide', type: 'Glossary'}, glossary, ['also', 'avoid']),
  listKind('guide/stored-keys', {from: 'guide', type: 'StoredKeys'}, storedKeys),
  listKind('guide/contacted-hosts', {from: 'guide', type: 'ContactedHosts'}, contactedHosts),
  listKind('tools/rescue/recovery', {from: 'guide', type: 'Recovery'}, recovery),
];
