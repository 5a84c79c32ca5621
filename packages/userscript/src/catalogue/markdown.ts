import type {LanguageTag} from '@scriptcat/contract';
import type {Api, ApiObject} from './apis';
import {compatibilityLine, compatibilityNotes, versionLabel} from './compatibility';
import {apiStatusNames, contextNames, labels, metadataStatusNames, scriptKindNames} from './labels';
import type {MetadataKey, MetadataKeyName} from './meta-keys';
import {metadataTexts} from './meta-texts';
import type {Compatibility, Field} from './types';

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

function fieldRow(field: Field, locale: LanguageTag): readonly string[] {
  const facts = [
    field.default && `${labels.default[locale]} ${cellCode(field.default)}`,
    field.since && `${field.since}+`,
    field.inert && labels.inert[locale],
  ].filter(Boolean);
  const suffix =
    facts.length > 0
      ? `${labels.open[locale]}${facts.join(labels.separator[locale])}${labels.close[locale]}`
      : '';
  return [
    cellCode(field.optional ? `${field.name}?` : field.name),
    cellCode(field.type),
    `${field.text[locale].replaceAll('|', '\\|')}${suffix}`,
  ];
}

function fieldTable(fields: readonly Field[], locale: LanguageTag): string {
  const head = [labels.name[locale], labels.type[locale], labels.meaning[locale]];
  return table(
    head,
    fields.map((field) => fieldRow(field, locale)),
  );
}

function objectTable(object: ApiObject, locale: LanguageTag): string {
  return `**${object.title[locale]}**\n\n${fieldTable(object.fields, locale)}`;
}

function fact(label: string, value: string): string {
  return `**${label}** ${value}`;
}

function apiFacts(api: Api, locale: LanguageTag): string {
  const grants = api.grants.length > 0 ? api.grants.map(code).join(' ') : labels.noGrant[locale];
  const contexts = api.contexts.map((context) => contextNames[context][locale]);
  return list(
    [
      api.status !== 'current' && fact(labels.status[locale], apiStatusNames[api.status][locale]),
      fact(labels.grant[locale], grants),
      fact(labels.since[locale], versionLabel(api.since, locale)),
      api.removed && fact(labels.removedIn[locale], api.removed),
      fact(
        labels.worksIn[locale],
        contexts.length > 0 ? contexts.join(labels.comma[locale]) : labels.nowhere[locale],
      ),
      fact(labels.compatibility[locale], compatibilityLine(api.compat)),
    ].filter((item) => typeof item === 'string'),
  );
}

function signatureBlock(api: Api): string {
  return `\`\`\`ts\n${[...api.signatures, ...(api.promise ?? [])].join('\n')}\n\`\`\``;
}

function mistakeQuote(mistake: string | undefined, locale: LanguageTag): string | undefined {
  return mistake && `> **${labels.mistake[locale]}** ${mistake}`;
}

/** The text of one API, without its heading. */
export function apiMarkdown(api: Api, locale: LanguageTag): EntryMarkdown {
  const errors = api.errors ?? [];
  const changes = api.changes ?? [];
  return {
    lead: joined([
      api.summary[locale],
      apiFacts(api, locale),
      signatureBlock(api),
      mistakeQuote(api.mistake?.[locale], locale),
    ]),
    rest: joined([
      api.params && `**${labels.parameters[locale]}**\n\n${fieldTable(api.params, locale)}`,
      ...(api.objects ?? []).map((object) => objectTable(object, locale)),
      api.returns && fact(labels.returns[locale], api.returns[locale]),
      api.permission && fact(labels.permission[locale], api.permission[locale]),
      list(api.notes.map((note) => note[locale])),
      errors.length > 0 &&
        `**${labels.errors[locale]}**\n\n${table(
          [labels.message[locale], labels.when[locale]],
          errors.map((error) => [cellCode(error.message), error.when[locale]]),
        )}`,
      changes.length > 0 &&
        `**${labels.changes[locale]}**\n\n${list(
          changes.map((change) => `${change.version}${labels.colon[locale]}${change.text[locale]}`),
        )}`,
      notesOn(api.compat, locale),
    ]),
  };
}

function notesOn(compat: Compatibility, locale: LanguageTag): string | false {
  const notes = compatibilityNotes(compat, locale);
  return notes.length > 0 && `**${labels.compatibility[locale]}**\n\n${list(notes)}`;
}

function keyFacts(
  key: MetadataKey & {readonly name: MetadataKeyName},
  locale: LanguageTag,
): string {
  const contexts = key.contexts.map((kind) => scriptKindNames[kind][locale]);
  return list(
    [
      key.status !== 'supported' &&
        fact(labels.status[locale], metadataStatusNames[key.status][locale]),
      key.status === 'supported' && fact(labels.since[locale], versionLabel(key.since, locale)),
      contexts.length > 0 && fact(labels.appliesTo[locale], contexts.join(labels.comma[locale])),
      key.status === 'supported' &&
        key.kind !== 'flag' &&
        key.kind !== 'marker' &&
        (key.repeatable ? labels.several[locale] : labels.firstOnly[locale]),
      fact(labels.compatibility[locale], compatibilityLine(metadataTexts[key.name].compat)),
    ].filter((item) => typeof item === 'string'),
  );
}

/** The text of one metadata key, without its heading. */
export function metadataMarkdown(
  key: MetadataKey & {readonly name: MetadataKeyName},
  locale: LanguageTag,
): EntryMarkdown {
  const entry = metadataTexts[key.name];
  return {
    lead: joined([
      entry.summary[locale],
      keyFacts(key, locale),
      `\`\`\`text\n${key.syntax.join('\n')}\n\`\`\``,
      mistakeQuote(entry.mistake?.[locale], locale),
    ]),
    rest: joined([list(entry.notes.map((note) => note[locale])), notesOn(entry.compat, locale)]),
  };
}
