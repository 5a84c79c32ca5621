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
export function indexGroups(page: string, locale: LanguageTag): IndexGroup[] {
  if (page === 'meta') {
    return grouped(
      metadataKeys,
      (key) => metadataGroupTitles[key.group][locale],
      (key) => ({
        name: metadataHeading(key),
        anchor: metadataAnchor(key.name),
        summary: withoutMarks(metadataTexts[key.name].title[locale]),
      }),
    );
  }
  return grouped(
    apis.filter((api) => apiPage(api) === page),
    (api) => apiGroupTitles[api.group][locale],
    (api) => ({
      name: api.name,
      anchor: apiAnchor(api.name),
      // The first sentence is enough to choose by.
      summary: withoutMarks(
        api.summary[locale].split(/(?<=[。：])|(?<=[.:;]) /u)[0]?.replace(/[。：.:;]$/u, '') ?? '',
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

function baseOf(locale: LanguageTag): string {
  return inLanguage('/docs/dev', locale);
}

/** Cause, cure and origin of one message. */
export function errorMarkdown(entry: ErrorEntry, locale: LanguageTag): string {
  const sources = entry.apis.map(({name, target}) => {
    const [page, anchor] = target.split('#');
    return `[\`${name}\`](${baseOf(locale)}/${page}/#${anchor})`;
  });
  return [
    entry.when[locale],
    entry.cure && `**${words.cure[locale]}** ${entry.cure[locale]}`,
    sources.length > 0 && `**${words.from[locale]}** ${sources.join(' ')}`,
  ]
    .filter(Boolean)
    .join('\n\n');
}

const words = {
  cure: {'zh-Hans': '怎么办', en: 'What to do'},
  from: {'zh-Hans': '出自', en: 'Comes from'},
  writes: {'zh-Hans': '`@grant` 的值', en: 'Value of `@grant`'},
  gets: {'zh-Hans': '脚本得到', en: 'The script gets'},
  stores: {'zh-Hans': '保存为', en: 'Saved as'},
  usedBy: {'zh-Hans': '用于', en: 'Used by'},
  all: {'zh-Hans': '全部', en: 'all'},
  field: {'zh-Hans': '段', en: 'Field'},
  range: {'zh-Hans': '范围', en: 'Range'},
  names: {'zh-Hans': '英文缩写', en: 'Names'},
  example: {'zh-Hans': '例', en: 'Example'},
} as const;

/** The tables prose can ask for by name; each one lists everything the catalogue knows. */
export const tables: Readonly<Record<string, (locale: LanguageTag) => string>> = {
  grants: (locale) =>
    table(
      [words.writes[locale], words.gets[locale]],
      grants
        .filter((grant) => grant.injects.length > 0)
        .map((grant) => [code(grant.name), grant.injects.map(code).join(' ')]),
    ),
  checked: (locale) => {
    const {head, rows} = resultRows(locale);
    return table(head, rows);
  },
  'config-attributes': (locale) =>
    table(
      [
        labels.name[locale],
        labels.type[locale],
        words.usedBy[locale],
        labels.since[locale],
        labels.meaning[locale],
      ],
      userConfigAttributes.map((item) => [
        code(item.name),
        item.type,
        item.usedBy.map(code).join(' ') || words.all[locale],
        item.since ?? labels.sinceUnknown[locale],
        cell(item.text[locale]),
      ]),
    ),
  'config-types': (locale) =>
    table(
      [labels.name[locale], words.stores[locale], labels.since[locale], labels.meaning[locale]],
      userConfigTypes.map((item) => [
        code(item.name),
        item.stores,
        item.since ?? labels.sinceUnknown[locale],
        cell(item.text[locale]),
      ]),
    ),
  'cron-fields': (locale) =>
    table(
      [words.field[locale], words.range[locale], words.names[locale]],
      cronFields.map((field) => [
        field.text[locale],
        `${field.min}–${field.max}`,
        field.names.map(code).join(' '),
      ]),
    ),
  'cron-syntax': (locale) =>
    table(
      [labels.value[locale], labels.meaning[locale], words.example[locale]],
      cronSyntax.map((rule) => [code(rule.form), rule.text[locale], code(rule.example)]),
    ),
};
