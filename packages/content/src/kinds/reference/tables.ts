import * as v from 'valibot';
import {type Content, textOf} from '../../content';
import {type Kind, typedBy} from '../../kind';
import {textsFor, Version} from './shared';

/** Rows by name, each with a text of the same name in the words. */
const tables = (
  folder: string,
  key: Readonly<Record<string, string>>,
  rows: (content: Content) => Readonly<Record<string, v.GenericSchema<object>>>,
  type: string,
): Kind => ({
  folder,
  modules(content) {
    const rowsOf = (schema: v.GenericSchema<object>) => v.record(v.string(), schema);
    const facts = content.facts(
      `${folder}/facts`,
      v.strictObject(
        Object.fromEntries(Object.entries(rows(content)).map(([name, row]) => [name, rowsOf(row)])),
      ),
    );
    const words = content.words(
      folder,
      v.strictObject(
        Object.fromEntries(
          Object.entries(facts).map(([name, table]) => [name, textsFor(Object.keys(table))]),
        ),
      ),
    );
    const value = Object.fromEntries(
      Object.entries(facts).map(([table, entries]) => [
        table,
        Object.entries(entries).map(([name, row]) => ({
          [key[table] ?? 'name']: name,
          ...row,
          text: textOf(words, (each) => each[table]?.[name]),
        })),
      ]),
    );
    return [{name: folder, value, type: typedBy('kinds/reference/types')(type)}];
  },
});

const stored = ['string', 'number', 'boolean', 'array'] as const;

/** Of `reference/user-config`. */
export const userConfig = tables(
  'reference/user-config',
  {},
  (content) => ({
    attributes: v.strictObject({
      type: v.picklist([...stored, 'any']),
      usedBy: v.optional(v.array(v.string()), []),
      since: v.optional(Version(content)),
    }),
    types: v.strictObject({stores: v.picklist(stored), since: v.optional(Version(content))}),
  }),
  'UserConfigTables',
);

/** Of `reference/cron`. */
export const cron = tables(
  'reference/cron',
  {syntax: 'form'},
  () => ({
    fields: v.strictObject({
      min: v.number(),
      max: v.number(),
      names: v.optional(v.array(v.string()), []),
      once: v.nullable(v.picklist(['minute', 'hour', 'day', 'month', 'week'])),
    }),
    syntax: v.strictObject({example: v.string(), supported: v.optional(v.boolean(), true)}),
  }),
  'CronTables',
);
