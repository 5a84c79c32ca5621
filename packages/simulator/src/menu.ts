import {type Api, both} from './api';
import type {MenuItem} from './host';
import type {Instance} from './instance';

type Listener = (value?: unknown) => unknown;

interface Options {
  id?: number | string;
  title?: string;
  inputType?: 'text' | 'number' | 'boolean';
  inputLabel?: string;
  inputDefaultValue?: string | number | boolean;
}

/** The menu of one script. */
export function createMenu({host}: Pick<Instance, 'host'>) {
  const entries = new Map<number | string, MenuItem & {listener: Listener}>();
  let ids = 0;
  const show = () => host.tell({type: 'menu', items: items()});
  const items = (): MenuItem[] => [...entries.values()].map(({listener: _, ...item}) => item);

  function register(label: string, second?: unknown, third?: unknown): number | string {
    const listener = typeof second === 'function' ? (second as Listener) : () => undefined;
    const given = typeof second === 'function' ? third : (third ?? second);
    const options: Options = typeof given === 'object' && given !== null ? given : {};
    if (options.id === undefined) ids += 1;
    const id = options.id ?? ids;
    const input = options.inputType && {
      type: options.inputType,
      label: options.inputLabel,
      value: options.inputDefaultValue ?? '',
    };
    entries.set(id, {id, label: String(label), title: options.title, input, listener});
    show();
    return id;
  }

  function unregister(id: number | string): void {
    if (entries.delete(id)) show();
  }

  return {
    items,
    register,
    /** Clicks an entry; only one with an input hands over a value. */
    choose(id: number | string, value?: unknown): unknown {
      const entry = entries.get(id);
      return entry?.input ? entry.listener(value ?? entry.input.value) : entry?.listener();
    },
    api: {
      ...both('registerMenuCommand', register),
      ...both('unregisterMenuCommand', unregister),
      CAT_registerMenuInput: register,
      CAT_unregisterMenuInput: unregister,
    } satisfies Api,
  };
}
