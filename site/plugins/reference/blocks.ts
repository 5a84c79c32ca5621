import words from '@scriptcat/content/reference/pages';
import {inLanguage, type LanguageTag} from '@scriptcat/contract';
import {
  apiAnchor,
  apiGroupTitles,
  apiPage,
  apis,
  cronFields,
  cronSyntax,
  type ErrorEntry,
  grants,
  labels,
  metadataAnchor,
  metadataGroupTitles,
  metadataHeading,
  metadataKeys,
  metadataTexts,
  userConfigAttributes,
  userConfigTypes,
} from '@scriptcat/userscript/catalogue';
import {resultRows} from './checked';

/** One line of an index. */
export interface IndexEntry {
  name: string;
  anchor: string;
  summary: string;
}

/** A titled part of an index. */
export interface IndexGroup {
  title: string;
  entries: IndexEntry[];
}

/** The index is plain text: code and emphasis lose their marks. */
const withoutMarks = (markdown: string) => markdown.replace(/`|\*\*/g, '');

function grouped<Item>(
  items: readonly Item[],
  titleOf: (item: Item) => string,
  entryOf: (item: Item) => IndexEntry,
): IndexGroup[] {
  const groups = new Map<string, IndexEntry[]>();
  for (const item of items) {
    const title = titleOf(item);
    groups.set(title, [...(groups.get(title) ?? []), entryOf(item)]);
  }
  return [...groups].map(([title, entries]) => ({title, entries}));
}

/** The names a reference page documents, by group. */
export function indexGroups(page: string, language: LanguageTag): IndexGroup[] {
  if (page === 'meta') {
    return grouped(
      metadataKeys,
      (key) => metadataGroupTitles[key.group]?.[language] ?? key.group,
      (key) => ({
        name: metadataHeading(key),
        anchor: metadataAnchor(key.name),
        summary: withoutMarks(metadataTexts[key.name].title[language]),
      }),
    );
  }
  return grouped(
    apis.filter((api) => apiPage(api) === page),
    (api) => apiGroupTitles[api.group]?.[language] ?? api.group,
    (api) => ({
      name: api.name,
      anchor: apiAnchor(api.name),
      // The first sentence is enough to choose by.
      summary: withoutMarks(
        api.summary[language]
          .split(/(?<=[\u3002\uff1a])|(?<=[.:;]) /u)[0]
          ?.replace(/[\u3002\uff1a.:;]$/u, '') ?? '',
      ),
    }),
  );
}

const cell = (value: string) => value.replaceAll('|', '\\|');
const code = (value: string) => (value === '' ? '' : `\`${cell(value)}\``);

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

function baseOf(language: LanguageTag): string {
  return inLanguage('/docs/dev', language);
}

/** Cause, cure and origin of one message. */
export function errorMarkdown(entry: ErrorEntry, language: LanguageTag): string {
  const sources = entry.apis.map(
    (name) => `[\`${name}\`](${baseOf(language)}/${apiPage({name})}/#${apiAnchor(name)})`,
  );
  return [
    entry.when[language],
    entry.cure && `**${words[language].errors.cure}** ${entry.cure[language]}`,
    sources.length > 0 && `**${words[language].errors.from}** ${sources.join(' ')}`,
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** The tables prose can ask for by name; each one lists everything the catalogue knows. */
export const tables: Readonly<Record<string, (language: LanguageTag) => string>> = {
  grants: (language) =>
    table(
      [words[language].tables.grantValue, words[language].tables.gets],
      grants
        .filter((grant) => grant.injects.length > 0)
        .map((grant) => [code(grant.name), grant.injects.map(code).join(' ')]),
    ),
  checked: (language) => {
    const {head, rows} = resultRows(language);
    return table(head, rows);
  },
  'config-attributes': (language) =>
    table(
      [
        labels[language].name,
        labels[language].type,
        words[language].tables.usedBy,
        labels[language].since,
        labels[language].meaning,
      ],
      userConfigAttributes.map((item) => [
        code(item.name),
        item.type,
        item.usedBy.map(code).join(' ') || words[language].tables.all,
        item.since ?? labels[language].sinceUnknown,
        cell(item.text[language]),
      ]),
    ),
  'config-types': (language) =>
    table(
      [
        labels[language].name,
        words[language].tables.stores,
        labels[language].since,
        labels[language].meaning,
      ],
      userConfigTypes.map((item) => [
        code(item.name),
        item.stores,
        item.since ?? labels[language].sinceUnknown,
        cell(item.text[language]),
      ]),
    ),
  'cron-fields': (language) =>
    table(
      [words[language].tables.field, words[language].tables.range, words[language].tables.names],
      cronFields.map((field) => [
        field.text[language],
        `${field.min}–${field.max}`,
        field.names.map(code).join(' '),
      ]),
    ),
  'cron-syntax': (language) =>
    table(
      [labels[language].value, labels[language].meaning, words[language].tables.example],
      cronSyntax.map((rule) => [code(rule.form), rule.text[language], code(rule.example)]),
    ),
};
