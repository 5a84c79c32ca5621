import {
  type FrameMenuItem,
  type FrameNotification,
  type FramePrompt,
  type FromFrame,
  type LogLine,
  logLevels,
  maxLines,
  maxMenuItems,
  maxTextLength,
  maxValues,
  maxValuesLength,
  noteKinds,
} from '../playground-frame/protocol';

type Fields = Readonly<Record<string, unknown>>;

const statuses = ['running', 'complete', 'error'] as const;
const permissions = ['cors', 'cookie', 'file_storage'] as const;
const inputTypes = ['text', 'number', 'boolean'] as const;

/**
 * Reads a message from the frame. A script can forge any of it, so only known fields of the right
 * types are taken over; texts are cut and lists are bounded.
 */
export function parseFromFrame(data: unknown): FromFrame | undefined {
  if (!isFields(data)) return undefined;
  const {type} = data;
  const isKnown = typeof type === 'string' && Object.hasOwn(readers, type);
  return isKnown ? readers[type as FromFrame['type']](data) : undefined;
}

const readers: Record<FromFrame['type'], (fields: Fields) => FromFrame | undefined> = {
  ready: () => ({type: 'ready'}),
  pong: () => ({type: 'pong'}),
  log: ({lines, skipped}) => {
    if (!Array.isArray(lines)) return undefined;
    const read = lines.slice(-maxLines).map(readLine).filter(isThere);
    return {type: 'log', lines: read, skipped: isCount(skipped) ? skipped : 0};
  },
  values: ({area, values}) => {
    if (typeof area !== 'string' || area.length > maxTextLength || !isFields(values))
      return undefined;
    const read = readValues(values);
    return read && {type: 'values', area, values: read};
  },
  menu: ({items}) => {
    if (!Array.isArray(items)) return undefined;
    const read = items.slice(0, maxMenuItems).map(readMenuItem).filter(isThere);
    return {type: 'menu', items: distinct(read)};
  },
  notification: ({notification}) => {
    const read = isFields(notification) ? readNotification(notification) : undefined;
    return read && {type: 'notification', notification: read};
  },
  'notification-closed': ({id}) =>
    typeof id === 'string' ? {type: 'notification-closed', id} : undefined,
  tab: ({id, url}) => {
    const text = textOf(url);
    return isCount(id) && text !== undefined ? {type: 'tab', id, url: text} : undefined;
  },
  'tab-closed': ({id}) => (isCount(id) ? {type: 'tab-closed', id} : undefined),
  prompt: ({prompt}) => {
    const read = isFields(prompt) ? readPrompt(prompt) : undefined;
    return read && {type: 'prompt', prompt: read};
  },
  status: ({status, retryAt}) => {
    const known = statuses.find((one) => one === status);
    if (!known) return undefined;
    return {type: 'status', status: known, ...(isTime(retryAt) && {retryAt})};
  },
};

function readLine(line: unknown): LogLine | undefined {
  if (!isFields(line)) return undefined;
  const text = textOf(line.text);
  const level = logLevels.find((one) => one === line.level);
  if (text === undefined) return undefined;
  if (level) return {level, text};
  const kind = noteKinds.find((one) => one === line.kind);
  return line.level === 'system' && kind ? {level: 'system', kind, text} : undefined;
}

/** All or nothing, since half of the values would be wrong ones. */
function readValues(values: Fields): Record<string, string> | undefined {
  const read: Record<string, string> = {};
  let count = 0;
  let length = 0;
  for (const name in values) {
    const json = values[name];
    if (typeof json !== 'string') return undefined;
    count += 1;
    length += name.length + json.length;
    if (count > maxValues || length > maxValuesLength || !isJson(json)) return undefined;
    read[name] = json;
  }
  return read;
}

function readMenuItem(item: unknown): FrameMenuItem | undefined {
  if (!isFields(item) || typeof item.id !== 'string' || item.id.length > maxTextLength)
    return undefined;
  const label = textOf(item.label);
  if (label === undefined) return undefined;
  return {id: item.id, label, title: textOf(item.title), input: readInput(item.input)};
}

function readInput(input: unknown): FrameMenuItem['input'] {
  if (!isFields(input)) return undefined;
  const type = inputTypes.find((one) => one === input.type);
  const {value} = input;
  const isPlain = typeof value === 'number' || typeof value === 'boolean';
  return type && {type, label: textOf(input.label), value: isPlain ? value : (textOf(value) ?? '')};
}

function readNotification(fields: Fields): FrameNotification | undefined {
  const {id, progress, buttons} = fields;
  const title = textOf(fields.title);
  const text = textOf(fields.text);
  if (typeof id !== 'string' || title === undefined || text === undefined) return undefined;
  const names = Array.isArray(buttons) ? buttons.slice(0, 2).map(textOf).filter(isThere) : [];
  const isShare = typeof progress === 'number' && progress >= 0 && progress <= 100;
  return {id, title, text, buttons: names, progress: isShare ? progress : undefined};
}

function readPrompt({id, permission, subject}: Fields): FramePrompt | undefined {
  const known = permissions.find((one) => one === permission);
  const text = textOf(subject);
  return known && isCount(id) && text !== undefined
    ? {id, permission: known, subject: text}
    : undefined;
}

function distinct<Item extends {id: string}>(items: readonly Item[]): Item[] {
  return [...new Map(items.map((item) => [item.id, item])).values()];
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}

function isThere<Value>(value: Value | undefined): value is Value {
  return value !== undefined;
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}

function isTime(value: unknown): value is number {
  return typeof value === 'number' && !Number.isNaN(new Date(value).getTime());
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value.slice(0, maxTextLength) : undefined;
}
