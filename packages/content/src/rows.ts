import type {Localized} from '@scriptcat/contract';
import * as v from 'valibot';
import {type Content, textOf} from './content';
import type {Kind} from './kind';

/** The schemas of a list of facts with words. */
export interface RowSchemas {
  /** Of a row in `facts.yaml`, beside its `id`. */
  facts: v.ObjectEntries;
  /** Of a row in a language file, under the same id in `items`. */
  words: v.ObjectEntries;
  /** Of the rest of a language file. */
  texts: v.ObjectEntries;
}

type Entries<E extends v.ObjectEntries> = Readonly<
  v.InferOutput<v.StrictObjectSchema<E, undefined>>
>;
type Row<S extends RowSchemas> = {readonly id: string} & Entries<S['facts']> & {
    readonly [K in keyof Entries<S['words']>]: Localized<NonNullable<Entries<S['words']>[K]>>;
  };

/** The module of such a list. */
export interface Rows<S extends RowSchemas> {
  readonly rows: readonly Row<S>[];
  readonly texts: Localized<Entries<S['texts']>>;
}

type Facts = readonly {id: string}[];
type Words = {items: Record<string, Record<string, unknown>>};

/** Reads a list of facts and gives every row its words, in all languages. */
function readRows(content: Content, folder: string, schemas: RowSchemas) {
  const facts = content.facts(
    `${folder}/facts`,
    v.pipe(
      v.array(v.strictObject({id: v.string(), ...schemas.facts})),
      v.checkItems(
        ({id}, index, rows) => (rows as Facts).findIndex((row) => row.id === id) === index,
        ({input}) => `the id "${(input as unknown as {id: string}).id}" stands above already.`,
      ),
    ),
  ) as Facts;
  const items = Object.fromEntries(facts.map(({id}) => [id, v.strictObject(schemas.words)]));
  const words = content.words(
    folder,
    v.strictObject({...schemas.texts, items: v.strictObject(items)}),
  ) as unknown as Record<string, Words>;
  const [first] = Object.values(words) as [Words];
  const rows = facts.map((fact) => ({
    ...fact,
    ...Object.fromEntries(
      Object.keys(first.items[fact.id] ?? {}).map((key) => [
        key,
        textOf(words, (each) => each.items[fact.id]?.[key]),
      ]),
    ),
  }));
  return {rows, texts: textOf(words, ({items: _, ...texts}) => texts)};
}

/** A kind that is one such list; `kinds/<from>` exports the type of its module. */
export const listKind = (
  folder: string,
  {from, type}: {from: string; type: string},
  schemas: RowSchemas | ((content: Content) => RowSchemas),
  buildOnly?: readonly string[],
): Kind => ({
  folder,
  modules: (content) => [
    {
      name: folder,
      value: readRows(content, folder, typeof schemas === 'function' ? schemas(content) : schemas),
      type: {text: type, imports: type, from: `kinds/${from}`},
      ...(buildOnly ? {buildOnly} : {}),
    },
  ],
});
