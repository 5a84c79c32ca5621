import type {LanguageTag} from '@scriptcat/contract';
import {compatibilityLine, compatibilityNotes, versionLabel} from './compatibility';
import {
  type Api,
  type ApiObject,
  type Compatibility,
  type Field,
  labels,
  type MetadataKey,
  type MetadataKeyName,
  metadataTexts,
} from './data';

/** An entry of the reference in two pieces, so that a page can put an example between them. */
export type EntryMarkdown = {readonly lead: string; readonly rest: string};

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

function objectTable(object: ApiObject, language: LanguageTag): string {
  return `**${object.title[language]}**\n\n${fieldTable(object.fields, language)}`;
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
      fact(labels[language].compatibility, compatibilityLine(api.compat)),
    ].filter((item) => typeof item === 'string'),
  );
}

function signatureBlock(api: Api): string {
  return `\`\`\`ts\n${[...api.signatures, ...(api.promise ?? [])].join('\n')}\n\`\`\``;
}

function mistakeQuote(mistake: string | undefined, language: LanguageTag): string | undefined {
  return mistake && `> **${labels[language].mistake}** ${mistake}`;
}

/** The text of one API, without its heading. */
export function apiMarkdown(api: Api, language: LanguageTag): EntryMarkdown {
  const errors = api.errors ?? [];
  const changes = api.changes ?? [];
  return {
    lead: joined([
      api.summary[language],
      apiFacts(api, language),
      signatureBlock(api),
      mistakeQuote(api.mistake?.[language], language),
    ]),
    rest: joined([
      api.params && `**${labels[language].parameters}**\n\n${fieldTable(api.params, language)}`,
      ...(api.objects ?? []).map((object) => objectTable(object, language)),
      api.returns && fact(labels[language].returns, api.returns[language]),
      api.permission && fact(labels[language].permission, api.permission[language]),
      list(api.notes.map((note) => note[language])),
      errors.length > 0 &&
        `**${labels[language].errors}**\n\n${table(
          [labels[language].message, labels[language].when],
          errors.map((error) => [cellCode(error.message), error.when[language]]),
        )}`,
      changes.length > 0 &&
        `**${labels[language].changes}**\n\n${list(
          changes.map(
            (change) => `${change.version}${labels[language].colon}${change.text[language]}`,
          ),
        )}`,
      notesOn(api.compat, language),
    ]),
  };
}

function notesOn(compat: Compatibility, language: LanguageTag): string | false {
  const notes = compatibilityNotes(compat, language);
  return notes.length > 0 && `**${labels[language].compatibility}**\n\n${list(notes)}`;
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
      fact(labels[language].compatibility, compatibilityLine(metadataTexts[key.name].compat)),
    ].filter((item) => typeof item === 'string'),
  );
}

/** The text of one metadata key, without its heading. */
export function metadataMarkdown(
  key: MetadataKey & {readonly name: MetadataKeyName},
  language: LanguageTag,
): EntryMarkdown {
  const entry = metadataTexts[key.name];
  return {
    lead: joined([
      entry.summary[language],
      keyFacts(key, language),
      `\`\`\`text\n${key.syntax.join('\n')}\n\`\`\``,
      mistakeQuote(entry.mistake?.[language], language),
    ]),
    rest: joined([
      list(entry.notes.map((note) => note[language])),
      notesOn(entry.compat, language),
    ]),
  };
}
