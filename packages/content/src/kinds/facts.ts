import * as v from 'valibot';
import {type Kind, typedBy} from '../kind';

const text = v.string();
const list = v.array(text);
const texts = v.record(text, text);
const lists = v.record(text, list);

/** A file of facts without words; `type` is exported below. */
const factsKind = (folder: string, schema: v.GenericSchema, type?: string): Kind => ({
  folder,
  modules: (content) => {
    const value = content.facts(folder, schema);
    return [{name: folder, value, ...(type && {type: typedBy('kinds/facts')(type)})}];
  },
});

const Addresses = v.strictObject({
  documented: list,
  extension: v.array(
    v.strictObject({
      opener: text,
      path: text,
      queries: v.exactOptional(list),
      anchors: v.exactOptional(list),
    }),
  ),
  old: list,
});
export type Addresses = v.InferOutput<typeof Addresses>;

const row = {id: text, lines: list, runs: list};
const Matching = v.strictObject({
  addresses: list,
  starts: v.array(v.strictObject(row)),
  users: v.array(
    v.strictObject({
      ...row,
      match: v.exactOptional(list),
      exclude: v.exactOptional(list),
      until: v.exactOptional(v.strictObject({version: text, runs: list})),
    }),
  ),
  blacklist: lists,
});
export type Matching = v.InferOutput<typeof Matching>;

const yes = v.literal(true);
/** Steps of samples in the extension; those that see something may take a time of their own. */
const SampleSteps = v.record(
  text,
  v.array(
    v.partial(
      v.strictObject({
        choose: v.union([text, v.tuple([text, v.union([text, v.number()])])]),
        run: yes,
        set: v.record(text, v.unknown()),
        reload: yes,
        front: yes,
        press: text,
        click: text,
        evaluate: text,
        title: text,
        text: texts,
        logged: text,
        printed: text,
        notified: text,
        downloaded: text,
        failed: yes,
        opens: text,
        marked: v.tuple([text, v.picklist(['outlineColor', 'backgroundColor']), text, v.number()]),
        values: v.record(text, v.unknown()),
        menu: list,
        requested: v.tuple([text, text]),
        holds: text,
        within: v.number(),
      }),
    ),
  ),
);
export type SampleSteps = v.InferOutput<typeof SampleSteps>;

/** Words with spaces between them. */
const List = v.pipe(
  text,
  v.transform((words) => words.split(/\s+/)),
);

const Rules = v.record(
  text,
  v.strictObject({
    level: v.picklist(['error', 'warning', 'info']),
    safe: v.exactOptional(v.literal(true)),
    line: v.number(),
    page: v.exactOptional(list),
    background: v.exactOptional(list),
    lines: v.exactOptional(list),
    block: v.exactOptional(list),
    source: v.exactOptional(text),
  }),
);
export type RuleExamples = Readonly<
  Record<string, Omit<v.InferOutput<typeof Rules>[string], 'level' | 'safe'>>
>;

/** The checker loads the rules without their examples. */
const headerRules: Kind = {
  folder: 'tools/header/rules',
  modules: (content) => {
    const rules = Object.entries(content.facts('tools/header/rules', Rules));
    const inAll = <T>(pick: (rule: (typeof rules)[number][1]) => T) =>
      Object.fromEntries(rules.map(([code, rule]) => [code, pick(rule)]));
    const safe = rules.flatMap(([code, rule]) => (rule.safe ? [code] : []));
    return [
      {name: 'tools/header/rules', value: {levels: inAll(({level}) => level), safe}, isConst: true},
      {
        name: 'tools/header/rule-examples',
        value: inAll(({level: _, safe: __, ...example}) => example),
        type: typedBy('kinds/facts')('RuleExamples'),
      },
    ];
  },
};

export const facts: readonly Kind[] = [
  factsKind('reference/declarations', texts),
  factsKind('pictures/phones', texts),
  factsKind('pictures/scripts', texts),
  factsKind('site/addresses', Addresses, 'Addresses'),
  factsKind('checked/matching', Matching, 'Matching'),
  factsKind('checked/cron', v.strictObject({run: list, fail: list})),
  factsKind('checked/samples', SampleSteps, 'SampleSteps'),
  factsKind('checked/user-agents', lists),
  factsKind('checked/versions', list),
  factsKind(
    'checked/drift',
    v.array(v.strictObject({kind: text, what: text, name: text, why: text})),
  ),
  factsKind('checked/labels', v.strictObject({browsers: list, emphasised: list})),
  factsKind('search/synonyms', v.array(v.pipe(list, v.minLength(2)))),
  factsKind(
    'search/fillers',
    v.strictObject({
      faint: List,
      phrases: List,
      characters: List,
      negations: List,
      spellings: texts,
    }),
  ),
  headerRules,
  factsKind(
    'tools/match/examples',
    v.strictObject({
      scriptcat: v.record(text, v.array(list)),
      browser: v.record(text, v.array(list)),
    }),
  ),
  factsKind(
    'tools/config/examples',
    v.strictObject({
      controls: lists,
      notes: texts,
      problems: v.record(text, v.tuple([text, v.number(), v.number()])),
    }),
  ),
  factsKind(
    'tools/cron/examples',
    v.strictObject({
      runs: texts,
      once: lists,
      problems: lists,
      accepted: v.record(text, v.nullable(text)),
      warnings: lists,
      closed: texts,
    }),
  ),
  factsKind('tools/cron/sentences', v.record(text, texts)),
];
