import {languageTags} from '@scriptcat/contract';
import {targetOfApi, targetOfKey} from './anchors';
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
      path: `/docs/dev/${targetOfApi(api)}`,
    })),
    grants,
    metadataKeys: metadataKeys.filter(isKnown).map((key) => ({
      ...key,
      ...metadataTexts[key.name],
      path: `/docs/dev/${targetOfKey(key.name)}`,
    })),
    ignoredKeys: {names: ignoredKeyNames, prefixes: ignoredKeyPrefixes},
    userConfig: {
      attributes: userConfigAttributes.filter(isKnown),
      types: userConfigTypes.filter(isKnown),
    },
    cron: {fields: cronFields, syntax: cronSyntax},
  };
}

type Schemas = Readonly<Record<string, object>>;

const string = {type: 'string'};
const boolean = {type: 'boolean'};
const integer = {type: 'integer'};
const ref = (name: string) => ({$ref: `#/$defs/${name}`});
const text = ref('localized');

const array = (items: object) => ({type: 'array', items});
const oneOf = (...values: readonly (string | null)[]) => ({enum: values});

/** An object that has all of the first properties, and may have the others. */
const object = (properties: Schemas, optional: Schemas = {}) => ({
  type: 'object',
  properties: {...properties, ...optional},
  required: Object.keys(properties),
  additionalProperties: false,
});

const definitions = {
  localized: object(Object.fromEntries(languageTags.map((tag) => [tag, string]))),
  support: object(
    {verdict: oneOf('same', 'differs', 'absent', 'unverified')},
    {since: string, note: text, unverified: boolean},
  ),
  compatibility: object({tampermonkey: ref('support'), violentmonkey: ref('support')}),
  field: object(
    {name: string, type: string, text},
    {optional: boolean, default: string, since: string, inert: boolean},
  ),
  apiObject: object(
    {name: string, title: text, fields: array(ref('field'))},
    {base: string, callback: boolean},
  ),
  api: object(
    {
      name: string,
      group: string,
      status: oneOf('current', 'internal', 'beta', 'removed'),
      grants: array(string),
      signatures: array(string),
      contexts: array(oneOf('page', 'background')),
      since: string,
      summary: text,
      notes: array(text),
      compat: ref('compatibility'),
      path: string,
    },
    {
      promise: array(string),
      removed: string,
      changes: array(object({version: string, text})),
      params: array(ref('field')),
      objects: array(ref('apiObject')),
      returns: text,
      permission: text,
      mistake: text,
      errors: array(object({message: string, when: text})),
      sample: string,
    },
  ),
  grant: object({
    name: string,
    injects: array(string),
    contexts: array(oneOf('page', 'background')),
    status: oneOf('current', 'internal', 'beta', 'optional', 'special'),
  }),
  metadataKey: object(
    {
      name: string,
      group: string,
      kind: string,
      status: oneOf('supported', 'no-effect', 'unsupported', 'unneeded'),
      contexts: array(oneOf('page', 'background', 'crontab', 'subscribe')),
      syntax: array(string),
      title: text,
      summary: text,
      notes: array(text),
      compat: ref('compatibility'),
      path: string,
    },
    {
      repeatable: boolean,
      localisable: boolean,
      required: boolean,
      values: array(string),
      since: string,
      mistake: text,
      sample: string,
    },
  ),
  userConfigAttribute: object(
    {
      name: string,
      type: oneOf('string', 'number', 'boolean', 'array', 'any'),
      usedBy: array(string),
      text,
    },
    {since: string},
  ),
  userConfigType: object(
    {name: string, stores: oneOf('string', 'number', 'boolean', 'array'), text},
    {since: string},
  ),
  cronField: object({
    name: string,
    min: integer,
    max: integer,
    names: array(string),
    once: oneOf('minute', 'hour', 'day', 'month', 'week', null),
    text,
  }),
  cronSyntax: object({form: string, example: string, supported: boolean, text}),
};

const list = (name: keyof typeof definitions) => array(ref(name));

/** The JSON schema of `catalogueData()`. */
export const catalogueSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'ScriptCat API catalogue',
  ...object({
    $schema: string,
    product: string,
    checkedAgainst: string,
    locales: array(string),
    apis: list('api'),
    grants: list('grant'),
    metadataKeys: list('metadataKey'),
    ignoredKeys: object({names: array(string), prefixes: array(string)}),
    userConfig: object({attributes: list('userConfigAttribute'), types: list('userConfigType')}),
    cron: object({fields: list('cronField'), syntax: list('cronSyntax')}),
  }),
  $defs: definitions,
};
