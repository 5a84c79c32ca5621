import * as v from 'valibot';
import {
  type FromFrame,
  logLevels,
  maxLines,
  maxMenuItems,
  maxTextLength,
  maxValues,
  maxValuesLength,
  noteKinds,
} from '../playground-frame/protocol';

/** Longer texts are cut. */
const text = v.pipe(
  v.string(),
  v.transform((value) => value.slice(0, maxTextLength)),
);
const name = v.pipe(v.string(), v.maxLength(maxTextLength));
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const time = v.pipe(
  v.number(),
  v.check((value) => !Number.isNaN(new Date(value).getTime())),
);

/** A bounded list of the items that are right. */
const listOf = <Item>(schema: v.GenericSchema<unknown, Item>, from: number, to?: number) =>
  v.pipe(
    v.custom<readonly unknown[]>(Array.isArray),
    v.transform((items) => items.slice(from, to).filter((item) => v.is(schema, item))),
    v.array(schema),
  );

const line = v.union([
  v.object({level: v.picklist(logLevels), text}),
  v.object({level: v.literal('system'), kind: v.picklist(noteKinds), text}),
]);

const menuItem = v.object({
  id: name,
  label: text,
  title: v.fallback(v.optional(text), undefined),
  input: v.fallback(
    v.optional(
      v.object({
        type: v.picklist(['text', 'number', 'boolean']),
        label: v.fallback(v.optional(text), undefined),
        value: v.fallback(v.union([v.number(), v.boolean(), text]), ''),
      }),
    ),
    undefined,
  ),
});

const notification = v.object({
  id: v.string(),
  title: text,
  text,
  buttons: v.fallback(listOf(text, 0, 2), []),
  progress: v.fallback(v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(100))), undefined),
});

/** All or nothing, since half of the values would be wrong ones. */
const values = v.pipe(
  v.custom(isBounded),
  v.record(v.string(), v.pipe(v.string(), v.check(isJson))),
);

const message = v.variant('type', [
  v.object({type: v.literal('ready')}),
  v.object({type: v.literal('pong')}),
  v.object({type: v.literal('title'), title: text}),
  v.object({type: v.literal('log'), lines: listOf(line, -maxLines), skipped: v.fallback(count, 0)}),
  v.object({type: v.literal('values'), area: name, values}),
  v.object({
    type: v.literal('menu'),
    items: v.pipe(listOf(menuItem, 0, maxMenuItems), v.transform(distinct)),
  }),
  v.object({type: v.literal('notification'), notification}),
  v.object({type: v.literal('notification-closed'), id: v.string()}),
  v.object({type: v.literal('tab'), id: count, url: text}),
  v.object({type: v.literal('tab-closed'), id: count}),
  v.object({
    type: v.literal('prompt'),
    prompt: v.object({
      id: count,
      permission: v.picklist(['cors', 'cookie', 'file_storage']),
      subject: text,
    }),
  }),
  v.object({
    type: v.literal('status'),
    status: v.picklist(['running', 'complete', 'error']),
    retryAt: v.fallback(v.optional(time), undefined),
  }),
]);

/**
 * Reads a message from the frame. A script can forge any of it, so only known fields of the right
 * types are taken over; texts are cut and lists are bounded.
 */
export function parseFromFrame(data: unknown): FromFrame | undefined {
  const result = v.safeParse(message, data);
  return result.success ? result.output : undefined;
}

function distinct<Item extends {id: string}>(items: readonly Item[]): Item[] {
  return [...new Map(items.map((item) => [item.id, item])).values()];
}

/** Counts first, so that a flood of values is refused before it is read. */
function isBounded(fields: unknown): boolean {
  let count = 0;
  let length = 0;
  for (const key in fields as Record<string, unknown>) {
    const json = (fields as Record<string, unknown>)[key];
    if (typeof json !== 'string') return false;
    count += 1;
    length += key.length + json.length;
    if (count > maxValues || length > maxValuesLength) return false;
  }
  return true;
}

function isJson(json: string): boolean {
  try {
    JSON.parse(json);
    return true;
  } catch {
    return false;
  }
}
