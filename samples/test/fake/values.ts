import {parseAllDocuments} from 'yaml';
import type {Functions} from './world';

type Listener = (name: string, before: unknown, after: unknown, remote: boolean) => unknown;

/** The defaults a `==UserConfig==` block declares, as `group.key`. */
export function configDefaults(source: string): Record<string, unknown> {
  const [, yaml = ''] = /\/\* ==UserConfig==\n([\s\S]*?)==\/UserConfig== \*\//.exec(source) ?? [];
  const defaults: Record<string, unknown> = {};
  for (const document of parseAllDocuments(yaml)) {
    const groups = (document.toJSON() ?? {}) as Record<string, Record<string, {default?: unknown}>>;
    for (const [group, items] of Object.entries(groups)) {
      for (const [key, item] of Object.entries(items)) {
        if (item.default !== undefined) defaults[`${group}.${key}`] = item.default;
      }
    }
  }
  return defaults;
}

/** Stored values with their listeners. */
export class FakeValues {
  readonly map: Map<string, unknown>;
  readonly #listeners = new Map<number, {name: string; listener: Listener}>();
  #lastId = 0;

  constructor(initial: Record<string, unknown>) {
    this.map = new Map(Object.entries(initial));
  }

  read(name: string, fallback?: unknown): unknown {
    const value = this.map.get(name);
    return value === undefined ? fallback : structuredClone(value);
  }

  write(name: string, value: unknown, remote = false): void {
    const before = this.map.get(name);
    const isSame = before === value && (typeof value !== 'object' || value === null);
    if (value === undefined) this.map.delete(name);
    else this.map.set(name, structuredClone(value));
    // Writing an equal primitive tells nobody; an object always counts as changed.
    if (isSame) return;
    for (const {name: watched, listener} of this.#listeners.values()) {
      if (watched === name) listener(name, before, value, remote);
    }
  }

  #readMany(wanted: string[] | Record<string, unknown> | null | undefined) {
    const names = Array.isArray(wanted) ? wanted : Object.keys(wanted ?? {});
    const defaults = Array.isArray(wanted) ? {} : (wanted ?? {});
    const all = wanted == null ? [...this.map.keys()] : names;
    return Object.fromEntries(all.map((name) => [name, this.read(name, defaults[name])]));
  }

  functions(): Functions {
    return {
      GM_getValue: (name: string, fallback?: unknown) => this.read(name, fallback),
      GM_setValue: (name: string, value: unknown) => this.write(name, value),
      'GM.setValue': async (name: string, value: unknown) => this.write(name, value),
      GM_deleteValue: (name: string) => this.write(name, undefined),
      GM_listValues: () => [...this.map.keys()],
      GM_getValues: (wanted: string[] | null) => this.#readMany(wanted),
      GM_setValues: (values: Record<string, unknown>) => {
        for (const [name, value] of Object.entries(values)) this.write(name, value);
      },
      GM_deleteValues: (names: string[]) => {
        for (const name of names) this.write(name, undefined);
      },
      GM_addValueChangeListener: (name: string, listener: Listener) => {
        this.#lastId += 1;
        this.#listeners.set(this.#lastId, {name, listener});
        return this.#lastId;
      },
      GM_removeValueChangeListener: (id: number) => void this.#listeners.delete(id),
    };
  }
}
