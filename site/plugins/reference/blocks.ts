import words from '@scriptcat/content/reference/pages';
import type {LanguageTag} from '@scriptcat/contract';
import {
  cronFields,
  cronSyntax,
  grants,
  labels,
  userConfigAttributes,
  userConfigTypes,
} from '@scriptcat/userscript/catalogue';
import {resultRows} from './checked';

const cell = (value: string) => value.replaceAll('|', '\\|');
const code = (value: string) => (value === '' ? '' : `\`${cell(value)}\``);

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
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
  'config-attributes': (language) => {
    const {name, type, since, sinceUnknown, meaning} = labels[language];
    const {usedBy, all} = words[language].tables;
    const rows = userConfigAttributes.map((item) => [
      code(item.name),
      item.type,
      item.usedBy.map(code).join(' ') || all,
      item.since ?? sinceUnknown,
      cell(item.text[language]),
    ]);
    return table([name, type, usedBy, since, meaning], rows);
  },
  'config-types': (language) => {
    const {name, since, sinceUnknown, meaning} = labels[language];
    const rows = userConfigTypes.map((item) => [
      code(item.name),
      item.stores,
      item.since ?? sinceUnknown,
      cell(item.text[language]),
    ]);
    return table([name, words[language].tables.stores, since, meaning], rows);
  },
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
