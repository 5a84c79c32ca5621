import type words from '@scriptcat/content/tools/config/problems';
import {
  type ConfigProblem,
  type ParsedConfig,
  type Place,
  parseUserConfig,
  type RawGroup,
  type RawItem,
} from './parse';

/** The controls the panel can draw. */
export type ControlType =
  | 'text'
  | 'number'
  | 'checkbox'
  | 'switch'
  | 'select'
  | 'mult-select'
  | 'textarea';

/** What an author may not expect of an item. */
export type ItemNote = keyof (typeof words)['en']['notes'];

/** One control of the form, with how a script reads it. */
export interface FormItem {
  key: string;
  place: Place;
  control: ControlType;
  label: string;
  placeholder: string;
  default: unknown;
  options: readonly unknown[];
  /** The stored value the options come from. */
  bind: string | undefined;
  min: number | undefined;
  max: number | undefined;
  unit: string;
  isPassword: boolean;
  rows: number;
  /** The type of what is stored once the user saves. */
  stores: 'string' | 'number' | 'boolean' | 'array';
  /** The key in the script's value storage. */
  storageKey: string;
  readingCall: string;
  notes: readonly {code: ItemNote; detail: string}[];
}

/** One tab of the form. */
export interface FormGroup {
  name: string;
  place: Place;
  items: readonly FormItem[];
}

/** The form users will see, or why the script cannot be installed. */
export type ConfigForm =
  | {ok: true; found: boolean; groups: readonly FormGroup[]; splitInside: readonly Place[]}
  | {ok: false; problems: readonly ConfigProblem[]};

const controls: Readonly<Record<ControlType, FormItem['stores']>> = {
  text: 'string',
  number: 'number',
  checkbox: 'boolean',
  switch: 'boolean',
  select: 'string',
  'mult-select': 'array',
  textarea: 'string',
};

const knownAttributes = new Set(
  'title description type default values bind min max unit password rows index'.split(' '),
);

/** Reads the block of a script and works out the form it produces. */
export function createConfigForm(source: string): ConfigForm {
  const parsed: ParsedConfig = parseUserConfig(source);
  if (!parsed.ok) return parsed;
  if (!parsed.found) return {ok: true, found: false, groups: [], splitInside: []};
  const groups = parsed.groups.map(toGroup);
  return {ok: true, found: true, groups, splitInside: parsed.splitInside};
}

function toGroup({name, items, place}: RawGroup): FormGroup {
  const positioned = items.map((item, position) => ({
    item: toItem(name, item),
    order: numberOf(item.attributes?.index) || position,
  }));
  // sort() is stable, so equal positions keep the order of the file.
  const sorted = positioned.sort((a, b) => a.order - b.order).map(({item}) => item);
  return {name, place, items: sorted};
}

function toItem(group: string, {key, attributes, place}: RawItem): FormItem {
  const given = attributes ?? {};
  const control = controlOf(given);
  const storageKey = `${group}.${key}`;
  const title = textOf(given.title);
  const description = textOf(given.description);
  const isToggle = control === 'checkbox' || control === 'switch';
  const bind = typeof given.bind === 'string' ? given.bind.slice(1) : undefined;
  return {
    key,
    place,
    control,
    label: title || (isToggle ? description : '') || key,
    placeholder: isToggle || control === 'mult-select' ? '' : description,
    default: given.default,
    options: bind === undefined && Array.isArray(given.values) ? given.values : [],
    bind,
    min: control === 'number' ? numberOf(given.min) : undefined,
    max: control === 'number' || control === 'text' ? numberOf(given.max) : undefined,
    unit: control === 'number' ? textOf(given.unit) : '',
    isPassword: control === 'text' && given.password === true,
    rows: numberOf(given.rows) ?? 3,
    stores: controls[control],
    storageKey,
    readingCall: `GM_getValue(${JSON.stringify(storageKey)})`,
    notes: notesOf(given, control, attributes === undefined),
  };
}

function controlOf(given: Readonly<Record<string, unknown>>): ControlType {
  const {type} = given;
  if (typeof type === 'string') return isControl(type) ? type : 'text';
  if (typeof given.default === 'boolean') return 'checkbox';
  if (given.values !== undefined) return 'mult-select';
  return typeof given.default === 'number' ? 'number' : 'text';
}

function isControl(type: string): type is ControlType {
  return Object.hasOwn(controls, type);
}

function notesOf(
  given: Readonly<Record<string, unknown>>,
  control: ControlType,
  isNoObject: boolean,
): FormItem['notes'] {
  const notes: {code: ItemNote; detail: string}[] = [];
  const note = (code: ItemNote, detail: unknown = ''): void => {
    notes.push({code, detail: textOf(detail)});
  };
  if (isNoObject) note('not-an-object');
  if (given.type === 'time') note('type-time');
  else if (typeof given.type === 'string' && !isControl(given.type))
    note('type-unknown', given.type);
  if (given.type === undefined && !isNoObject) {
    const isScalarList = given.values !== undefined && !Array.isArray(given.default);
    note(isScalarList && control === 'mult-select' ? 'guessed-list' : 'type-guessed', control);
  }
  const offersList = control === 'select' || control === 'mult-select';
  if (control === 'select' && someNotText(given)) note('select-stores-text');
  if (control === 'text' && given.min !== undefined) note('min-ignored');
  if (control === 'number' && (given.min ?? given.max) !== undefined) note('limits-are-hints');
  if (offersList && typeof given.bind === 'string') {
    if (given.bind.startsWith('$')) note('options-bound', given.bind.slice(1));
    else note('bind-without-dollar', given.bind);
  } else if (offersList && !Array.isArray(given.values)) note('options-missing');
  if (offersList && isDefaultMissing(given)) note('default-not-offered');
  if (control === 'mult-select' && given.description !== undefined) note('description-hidden');
  if (given.index === 0) note('index-zero');
  if (given.default === undefined && !isNoObject) note('no-default');
  for (const name of Object.keys(given)) {
    if (!knownAttributes.has(name)) note('unknown-attribute', name);
  }
  return notes;
}

function someNotText({values}: Readonly<Record<string, unknown>>): boolean {
  return Array.isArray(values) && values.some((value) => typeof value !== 'string');
}

function isDefaultMissing(given: Readonly<Record<string, unknown>>): boolean {
  const {values, default: chosen} = given;
  if (!Array.isArray(values) || chosen === undefined || given.bind !== undefined) return false;
  const all: unknown[] = Array.isArray(chosen) ? chosen : [chosen];
  return all.some((value) => !values.includes(value));
}

function numberOf(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}
