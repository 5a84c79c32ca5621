import type {LanguageTag} from '@scriptcat/contract';
import {compatibilityNotes, versionLabel} from './compatibility';
import {
  type Api,
  type ErrorEntry,
  type Field,
  labels,
  type MetadataKey,
  type MetadataKeyName,
  metadataTexts,
} from './data';

/** A part of an entry under its own heading. */
export type EntrySection = {
  readonly id: string;
  readonly title: string;
  readonly markdown: string;
};

/** An entry of the reference without its title. An example goes between the two parts. */
export type EntryMarkdown = {
  readonly lead: string;
  readonly sections: readonly EntrySection[];
};

/** The heading of a metadata key. */
export function metadataHeading(key: Pick<MetadataKey, 'name' | 'kind'>): string {
  return key.kind === 'marker' ? `==${key.name}==` : `@${key.name}`;
}

function code(value: string): string {
  return `\`${value}\``;
}

/** Code inside a table cell: a bar would end the cell. */
function cellCode(value: string): string {
  return code(value.replaceAll('|', '\\|'));
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

function list(items: readonly string[]): string {
  return items.map((item) => `- ${item}`).join('\n');
}

function joined(parts: readonly (string | undefined | false)[]): string {
  return parts.filter(Boolean).join('\n\n');
}

function fieldRow(field: Field, language: LanguageTag): readonly string[] {
  const facts = [
    field.default && `${labels[language].default} ${cellCode(field.default)}`,
    field.since && `${field.since}+`,
    field.inert && labels[language].inert,
  ].filter(Boolean);
  const suffix =
    facts.length > 0
      ? `${labels[language].open}${facts.join(labels[language].separator)}${labels[language].close}`
      : '';
  return [
    cellCode(field.optional ? `${field.name}?` : field.name),
    cellCode(field.type),
    `${field.text[language].replaceAll('|', '\\|')}${suffix}`,
  ];
}

function fieldTable(fields: readonly Field[], language: LanguageTag): string {
  const head = [labels[language].name, labels[language].type, labels[language].meaning];
  return table(
    head,
    fields.map((field) => fieldRow(field, language)),
  );
}

function fact(label: string, value: string): string {
  return `**${label}** ${value}`;
}

function apiFacts(api: Api, language: LanguageTag): string {
  const grants = api.grants.length > 0 ? api.grants.map(code).join(' ') : labels[language].noGrant;
  const contexts = api.contexts.map((context) => labels[language].contexts[context]);
  return list(
    [
      api.status !== 'current' &&
        fact(labels[language].status, labels[language].apiStatus[api.status]),
      fact(labels[language].grant, grants),
      fact(labels[language].since, versionLabel(api.since, language)),
      api.removed && fact(labels[language].removedIn, api.removed),
      fact(
        labels[language].worksIn,
        contexts.length > 0 ? contexts.join(labels[language].comma) : labels[language].nowhere,
      ),
    ].filter((item) => typeof item === 'string'),
  );
}

function signatureBlock(api: Api): string {
  return `\`\`\`ts\n${[...api.signatures, ...(api.promise ?? [])].join('\n')}\n\`\`\``;
}

function mistakeQuote(mistake: string | undefined, language: LanguageTag): string | undefined {
  return mistake && `> **${labels[language].mistake}** ${mistake}`;
}

/** Leaves out the sections that an entry has nothing to say in. */
const sectionsOf = (
  sections: readonly (readonly [id: string, title: string, markdown: string | undefined])[],
): EntrySection[] =>
  sections.flatMap(([id, title, markdown]) => (markdown ? [{id, title, markdown}] : []));

/** The text of one API. */
export function apiMarkdown(api: Api, language: LanguageTag): EntryMarkdown {
  const words = labels[language];
  const errors = api.errors?.map((error) => [cellCode(error.message), error.when[language]]);
  const changes = api.changes?.map(({version, text}) => version + words.colon + text[language]);
  return {
    lead: joined([
      api.summary[language],
      signatureBlock(api),
      apiFacts(api, language),
      mistakeQuote(api.mistake?.[language], language),
    ]),
    sections: sectionsOf([
      ['parameters', words.parameters, api.params && fieldTable(api.params, language)],
      ...(api.objects ?? []).map(
        ({name, title, fields}) =>
          [name.toLowerCase(), title[language], fieldTable(fields, language)] as const,
      ),
      ['returns', words.returns, api.returns?.[language]],
      ['permission', words.permission, api.permission?.[language]],
      ['notes', words.notes, list(api.notes.map((note) => note[language]))],
      ['errors', words.errors, errors && table([words.message, words.when], errors)],
      ['compatibility', words.compatibility, list(compatibilityNotes(api.compat, language))],
      ['history', words.changes, changes && list(changes)],
    ]),
  };
}

function keyFacts(
  key: MetadataKey & {readonly name: MetadataKeyName},
  language: LanguageTag,
): string {
  const contexts = key.contexts.map((kind) => labels[language].scriptKinds[kind]);
  return list(
    [
      key.status !== 'supported' &&
        fact(labels[language].status, labels[language].keyStatus[key.status]),
      key.status === 'supported' && fact(labels[language].since, versionLabel(key.since, language)),
      contexts.length > 0 &&
        fact(labels[language].appliesTo, contexts.join(labels[language].comma)),
      key.status === 'supported' &&
        key.kind !== 'flag' &&
        key.kind !== 'marker' &&
        (key.repeatable ? labels[language].several : labels[language].firstOnly),
    ].filter((item) => typeof item === 'string'),
  );
}

/** The text of one metadata key. */
export function metadataMarkdown(
  key: MetadataKey & {readonly name: MetadataKeyName},
  language: LanguageTag,
): EntryMarkdown {
  const entry = metadataTexts[key.name];
  const words = labels[language];
  return {
    lead: joined([
      entry.summary[language],
      `\`\`\`text\n${key.syntax.join('\n')}\n\`\`\``,
      keyFacts(key, language),
      mistakeQuote(entry.mistake?.[language], language),
    ]),
    sections: sectionsOf([
      ['notes', words.notes, list(entry.notes.map((note) => note[language]))],
      ['compatibility', words.compatibility, list(compatibilityNotes(entry.compat, language))],
    ]),
  };
}

/** The text of one error message. */
export function errorMarkdown(entry: ErrorEntry, language: LanguageTag): EntryMarkdown {
  const words = labels[language];
  return {
    lead: entry.when[language],
    sections: sectionsOf([
      ['cure', words.cure, entry.cure?.[language]],
      ['from', words.from, list(entry.apis.map(code))],
    ]),
  };
}

/** An entry as one text with its title. */
export const wholeEntry = (title: string, {lead, sections}: EntryMarkdown): string =>
  joined([
    `# ${title}`,
    lead,
    ...sections.map((section) => `## ${section.title}\n\n${section.markdown}`),
  ]);

/** The first sentence of a text, without marks and without its full stop. */
export const firstSentence = (markdown: string): string =>
  markdown
    .replace(/`|\*\*/g, '')
    .split(/(?<=[\u3002\uff1a])|(?<=[.:;]) /u)[0]
    ?.replace(/[\u3002\uff1a.:;]$/u, '') ?? '';
