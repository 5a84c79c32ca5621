import type {Api} from './api';

type Scope = Record<PropertyKey, unknown>;

/** Names that libraries use for feature detection, which must be absent. */
const hidden = ['define', 'module', 'exports'];
/** Names under which a script finds its own window. */
const selves = ['window', 'self', 'globalThis', 'frames', 'top', 'parent'];

/** Puts `GM.cookie.list` into an object `cookie` of an object `GM`. */
export function nest(names: readonly string[], api: Api): Scope {
  const scope: Scope = {};
  for (const name of names) {
    if (!Object.hasOwn(api, name)) continue;
    const path = name.split('.');
    const last = path.pop() ?? '';
    let parent: Scope = scope;
    for (const part of path) {
      parent[part] ??= {};
      parent = parent[part] as Scope;
    }
    const value = api[name];
    // GM_cookie is a function that carries functions.
    const isFunction = typeof value === 'function';
    parent[last] = parent[last] && isFunction ? Object.assign(value, parent[last]) : value;
  }
  return scope;
}

/**
 * The window of a sandboxed script: what the script puts there stays there, everything else is
 * read from the real one.
 */
export function createSandbox(real: Scope, own: Scope): Scope {
  const bound = new Map<unknown, unknown>();
  const read = (name: PropertyKey): unknown => {
    const value = real[name];
    // Methods of a window need it as `this`; classes and functions of the page do not.
    if (typeof value !== 'function' || Object.hasOwn(value, 'prototype')) return value;
    if (!bound.has(value)) bound.set(value, value.bind(real));
    return bound.get(value);
  };
  const sandbox: Scope = new Proxy(own, {
    has: (target, name) => name in target || name in real,
    get: (target, name) => (Object.hasOwn(target, name) ? target[name] : read(name)),
    set: (target, name, value) => {
      if (selves.includes(String(name))) return true;
      const isHandler = typeof name === 'string' && name.startsWith('on') && name in real;
      if (isHandler) real[name] = typeof value === 'function' ? value.bind(sandbox) : null;
      else target[name] = value;
      return true;
    },
  });
  for (const name of hidden) own[name] = undefined;
  for (const name of selves) own[name] = sandbox;
  return sandbox;
}

/**
 * Runs code as the body of an asynchronous function. Bare names are looked up in the scope first
 * and then in the real global scope.
 */
export function compile(code: string, scope: Scope): () => Promise<unknown> {
  const names = new Proxy(scope, {
    // A name that is not found here is looked up in the real global scope.
    has: (target, name) => typeof name === 'string' && Object.hasOwn(target, name),
    get: (target, name) => (name === Symbol.unscopables ? undefined : target[name]),
  });
  // The script's name in stack traces; its first line stays the first.
  const body = `with(this.names){return async function(){${code}\n}}\n//# sourceURL=script.user.js`;
  const wrapped = new Function(body).call({names}) as () => Promise<unknown>;
  return () => wrapped.call(scope.window);
}
