import {type Api, both} from './api';
import type {Instance} from './instance';

type Values = Readonly<Record<string, unknown>>;
type Listener = (...args: unknown[]) => unknown;

/** A change the user makes on ScriptCat's own pages. */
export const userTabId = -2;

/** The `GM_setValue` family: reads are local, writes are saved a little later. */
export function valueFunctions({script, host, area, tabId, console}: Instance): Api {
  const local = new Map<string, unknown>();
  for (const [group, items] of Object.entries(script.config?.groups ?? {})) {
    for (const [key, item] of Object.entries(items)) local.set(`${group}.${key}`, item?.default);
  }
  // Since 1.5 the order of the groups is listed among the values.
  if (script.config) local.set('#options.sort', undefined);
  for (const [name, value] of area.values) local.set(name, value);
  const listeners = new Map<number, {name: string; listener: Listener}>();
  let writes = 0;
  let ids = 0;

  area.connect(({name, before, after}, writer) => {
    if (after === undefined) local.delete(name);
    else local.set(name, after);
    for (const {name: watched, listener} of [...listeners.values()]) {
      if (watched === name) listener(name, before, after, writes === 0, writer);
    }
  });

  const read = (name: string, fallback?: unknown): unknown => {
    const value = local.get(String(name));
    return value === undefined ? fallback : copy(value);
  };

  async function write(values: Values): Promise<void> {
    const kept: Record<string, unknown> = {};
    for (const [name, value] of Object.entries(values)) {
      const copied = tryCopy(value);
      if (!copied.ok) console.error('customClone failed');
      kept[name] = copied.value;
      if (copied.value === undefined) local.delete(name);
      else local.set(name, copied.value);
    }
    await host.message();
    // Listeners of this very instance hear of these changes as their own.
    writes += 1;
    try {
      area.save(kept, tabId);
    } catch (error) {
      console.error(`not saved: ${error}`);
    } finally {
      writes -= 1;
    }
    host.tell({type: 'values', area: script.area});
  }

  const readMany = (wanted?: readonly string[] | Values | null): Values => {
    const isList = Array.isArray(wanted);
    const names = wanted ? (isList ? wanted : Object.keys(wanted)) : [...local.keys()];
    const fallback = (name: string) => (isList ? undefined : (wanted as Values | null)?.[name]);
    const pairs = names.map((name): [string, unknown] => [name, read(name, fallback(name))]);
    return Object.fromEntries(pairs.filter(([, value]) => value !== undefined));
  };
  const writeMany = (form: string) => (values: Values) => {
    if (typeof values !== 'object' || values === null) {
      throw new Error(`${form}: values must be an object`);
    }
    return write(values);
  };
  const remove = (names: readonly string[]) =>
    write(Object.fromEntries(names.map((name) => [name, undefined])));
  const setMany = writeMany('GM_setValues');

  return {
    ...both('getValue', read),
    ...both('listValues', () => [...local.keys()]),
    ...both('getValues', readMany),
    ...both('addValueChangeListener', (name: string, listener: Listener) => {
      ids += 1;
      listeners.set(ids, {name: String(name), listener});
      return ids;
    }),
    ...both('removeValueChangeListener', (id: number) => void listeners.delete(Number(id))),
    GM_setValue: (name: string, value: unknown) => void write({[name]: value}),
    'GM.setValue': (name: string, value: unknown) => write({[name]: value}),
    GM_deleteValue: (name: string) => void remove([name]),
    'GM.deleteValue': (name: string) => remove([name]),
    GM_setValues: (values: Values) => void setMany(values),
    'GM.setValues': async (values: Values) => writeMany('GM.setValues')(values),
    GM_deleteValues: (names: readonly string[]) => {
      if (Array.isArray(names)) void remove(names);
      else console.warn('GM_deleteValues: keys must be string[]');
    },
    'GM.deleteValues': async (names: readonly string[]) => {
      if (!Array.isArray(names)) throw new Error('GM.deleteValues: keys must be string[]');
      return remove(names);
    },
  };
}

function copy(value: unknown): unknown {
  return tryCopy(value).value;
}

/** Copies what JSON keeps of an object; everything else is kept as it is. */
function tryCopy(value: unknown): {ok: boolean; value: unknown} {
  if (typeof value !== 'object' || value === null) return {ok: true, value};
  try {
    return {ok: true, value: JSON.parse(JSON.stringify(value))};
  } catch {
    return {ok: false, value: undefined};
  }
}
