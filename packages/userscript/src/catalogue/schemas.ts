import {compareTags} from '@scriptcat/content/version';
import type {Localized} from '@scriptcat/contract';
import {
  apis,
  grantNames,
  metadataKeys,
  metadataTexts,
  userConfigAttributes,
  userConfigTypes,
} from './data';

const draft = 'https://json-schema.org/draft/2020-12/schema';
const jsonTypes = {string: 'string', number: 'number', boolean: 'boolean', array: 'array'} as const;

/** The JSON schema of the YAML in a `==UserConfig==` block. */
export function userConfigSchema() {
  const attributes = Object.fromEntries(
    userConfigAttributes.map(({name, type, text}) => [
      name,
      {
        description: text.en,
        ...(name === 'type' ? {enum: userConfigTypes.map((item) => item.name)} : {}),
        ...(type === 'any' || name === 'type' ? {} : {type: jsonTypes[type]}),
      },
    ]),
  );
  return {
    $schema: draft,
    title: 'ScriptCat ==UserConfig==',
    description: 'Groups of settings; read one with GM_getValue("group.key").',
    type: 'object',
    additionalProperties: {
      type: 'object',
      additionalProperties: {type: 'object', properties: attributes},
    },
  };
}

/** The JSON schema of a header written as an object: one property per key, without the at sign. */
export function headerSchema() {
  const properties = Object.fromEntries(
    metadataKeys
      .filter(({kind}) => kind !== 'marker')
      .map((key) => {
        const one =
          key.name === 'grant'
            ? {enum: grantNames}
            : key.kind === 'flag'
              ? {type: ['boolean', 'string']}
              : {type: 'string', ...(key.values ? {enum: key.values} : {})};
        return [
          key.name,
          {
            description: metadataTexts[key.name].summary.en,
            ...(key.repeatable ? {anyOf: [one, {type: 'array', items: one}]} : one),
            ...(key.status === 'supported' ? {} : {deprecated: true}),
          },
        ];
      }),
  );
  return {
    $schema: draft,
    title: 'ScriptCat script header',
    type: 'object',
    required: ['name', 'namespace', 'version'],
    properties,
    patternProperties: {'^(?:name|description):[A-Za-z-]+$': {type: 'string'}},
  };
}

/** Something that came or changed with a version. */
export type CatalogueChange = {
  readonly version: string;
  readonly name: string;
  readonly kind: 'api' | 'key';
  readonly change: 'added' | 'changed' | 'removed';
  readonly text?: Localized;
};

/** What every version brought, newest first. */
export function catalogueChanges(): readonly CatalogueChange[] {
  const ofApis = apis.flatMap((api): CatalogueChange[] => {
    const entry = {name: api.name, kind: 'api'} as const;
    return [
      ...(api.since.startsWith('<=')
        ? []
        : [{...entry, version: api.since, change: 'added' as const}]),
      ...(api.changes ?? []).map((item) => ({...entry, ...item, change: 'changed' as const})),
      ...(api.removed ? [{...entry, version: api.removed, change: 'removed' as const}] : []),
    ];
  });
  const ofKeys = metadataKeys.flatMap((key): CatalogueChange[] =>
    key.since && !key.since.startsWith('<=')
      ? [{name: `@${key.name}`, kind: 'key', version: key.since, change: 'added'}]
      : [],
  );
  return [...ofApis, ...ofKeys].sort(
    (a, b) => compareTags(b.version, a.version) || a.name.localeCompare(b.name),
  );
}
