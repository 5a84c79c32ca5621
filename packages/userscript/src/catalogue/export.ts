import {languageTags} from '@scriptcat/contract';
import {apiAnchor, apiPage, metadataAnchor} from './anchors';
import {
  apis,
  cronFields,
  cronSyntax,
  grants,
  ignoredKeyNames,
  ignoredKeyPrefixes,
  metadataKeys,
  metadataTexts,
  userConfigAttributes,
  userConfigTypes,
} from './data';
import {isBefore, isIn} from './versions';

/** The version of the extension every entry was checked against. */
export const checkedAgainst = '1.5.0-beta.2';

/** Every version whose API is published under its own name, newest first. */
export const publishedVersions = [checkedAgainst, '1.4.0'] as const;

/** Leaves out of the options what a version did not have yet. */
function apiIn(version: string, api: (typeof apis)[number]) {
  const objects = api.objects?.map((item) => ({
    ...item,
    fields: item.fields.filter(isIn(version)),
  }));
  const changes = api.changes?.filter((change) => !isBefore(version, change.version));
  return {...api, ...(objects && {objects}), ...(changes && {changes})};
}

/** The catalogue as plain data, whole for `/data/scriptcat-api.json`, or as it was in a version. */
export function catalogueData(version?: string) {
  const isKnown = version ? isIn(version) : () => true;
  return {
    $schema: './scriptcat-api.schema.json',
    product: 'ScriptCat',
    checkedAgainst: version ?? checkedAgainst,
    locales: languageTags,
    apis: apis.filter(isKnown).map((api) => ({
      ...(version ? apiIn(version, api) : api),
      path: `/docs/dev/${apiPage(api)}/#${apiAnchor(api.name)}`,
    })),
    grants,
    metadataKeys: metadataKeys.filter(isKnown).map((key) => ({
      ...key,
      ...metadataTexts[key.name],
      path: `/docs/dev/meta/#${metadataAnchor(key.name)}`,
    })),
    ignoredKeys: {names: ignoredKeyNames, prefixes: ignoredKeyPrefixes},
    userConfig: {
      attributes: userConfigAttributes.filter(isKnown),
      types: userConfigTypes.filter(isKnown),
    },
    cron: {fields: cronFields, syntax: cronSyntax},
  };
}

const string = {type: 'string'} as const;
const strings = {type: 'array', items: string} as const;
const boolean = {type: 'boolean'} as const;

function ref(name: string) {
  return {$ref: `#/$defs/${name}`};
}

function object(
  properties: Record<string, unknown>,
  required: readonly string[] = Object.keys(properties),
) {
  return {type: 'object', properties, required, additionalProperties: false};
}

function list(name: string) {
  return {type: 'array', items: ref(name)};
}

const definitions = {
  localized: object(Object.fromEntries(languageTags.map((tag) => [tag, string]))),
  support: object(
    {
      verdict: {enum: ['same', 'differs', 'absent', 'unverified']},
      since: string,
      note: ref('localized'),
      unverified: boolean,
    },
    ['verdict'],
  ),
  compatibility: object({tampermonkey: ref('support'), violentmonkey: ref('support')}),
  field: object(
    {
      name: string,
      type: string,
      optional: boolean,
      default: string,
      since: string,
      inert: boolean,
      text: ref('localized'),
    },
    ['name', 'type', 'text'],
  ),
  apiObject: object(
    {
      name: string,
      title: ref('localized'),
      base: string,
      callback: boolean,
      fields: list('field'),
    },
    ['name', 'title', 'fields'],
  ),
  api: object(
    {
      name: string,
      group: string,
      status: {enum: ['current', 'internal', 'beta', 'removed']},
      grants: strings,
      signatures: strings,
      promise: strings,
      contexts: {type: 'array', items: {enum: ['page', 'background']}},
      since: string,
      removed: string,
      changes: {type: 'array', items: object({version: string, text: ref('localized')})},
      summary: ref('localized'),
      params: list('field'),
      objects: list('apiObject'),
      returns: ref('localized'),
      permission: ref('localized'),
      notes: list('localized'),
      mistake: ref('localized'),
      errors: {
        type: 'array',
        items: object({message: string, when: ref('localized')}, ['message', 'when']),
      },
      compat: ref('compatibility'),
      path: string,
    },
    [
      'name',
      'group',
      'status',
      'grants',
      'signatures',
      'contexts',
      'since',
      'summary',
      'notes',
      'compat',
      'path',
    ],
  ),
  grant: object({
    name: string,
    injects: strings,
    contexts: {type: 'array', items: {enum: ['page', 'background']}},
    status: {enum: ['current', 'internal', 'beta', 'optional', 'special']},
  }),
  metadataKey: object(
    {
      name: string,
      group: string,
      kind: string,
      status: {enum: ['supported', 'no-effect', 'unsupported', 'unneeded']},
      repeatable: boolean,
      localisable: boolean,
      required: boolean,
      contexts: {type: 'array', items: {enum: ['page', 'background', 'crontab', 'subscribe']}},
      values: strings,
      since: string,
      syntax: strings,
      title: ref('localized'),
      summary: ref('localized'),
      notes: list('localized'),
      mistake: ref('localized'),
      compat: ref('compatibility'),
      path: string,
    },
    [
      'name',
      'group',
      'kind',
      'status',
      'contexts',
      'syntax',
      'title',
      'summary',
      'notes',
      'compat',
      'path',
    ],
  ),
  userConfigAttribute: object(
    {
      name: string,
      type: {enum: ['string', 'number', 'boolean', 'array', 'any']},
      usedBy: strings,
      since: string,
      text: ref('localized'),
    },
    ['name', 'type', 'usedBy', 'text'],
  ),
  userConfigType: object(
    {
      name: string,
      stores: {enum: ['string', 'number', 'boolean', 'array']},
      since: string,
      text: ref('localized'),
    },
    ['name', 'stores', 'text'],
  ),
  cronField: object({
    name: string,
    min: {type: 'integer'},
    max: {type: 'integer'},
    names: strings,
    once: {enum: ['minute', 'hour', 'day', 'month', 'week', null]},
    text: ref('localized'),
  }),
  cronSyntax: object({form: string, example: string, supported: boolean, text: ref('localized')}),
};

/** The JSON schema of `catalogueData()`. */
export const catalogueSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'ScriptCat API catalogue',
  ...object({
    $schema: string,
    product: string,
    checkedAgainst: string,
    locales: strings,
    apis: list('api'),
    grants: list('grant'),
    metadataKeys: list('metadataKey'),
    ignoredKeys: object({names: strings, prefixes: strings}),
    userConfig: object({attributes: list('userConfigAttribute'), types: list('userConfigType')}),
    cron: object({fields: list('cronField'), syntax: list('cronSyntax')}),
  }),
  $defs: definitions,
};
