import {type Api, both, callbackAndPromise} from './api';
import type {Instance} from './instance';

interface Tab {
  close: () => void;
  closed: boolean;
  onclose?: (() => unknown) | null;
}

/** Tabs a script opens, and what it keeps per tab. */
export function createTabs({host, world, script, tabId}: Instance) {
  const opened = new Map<number, {url: string; tab: Tab}>();
  const saved = world.tabs.get(script.area) ?? new Map<number, object>();
  world.tabs.set(script.area, saved);
  // Large numbers, which differ from the tab ids of the host.
  let lastId = 1000;

  function close(id: number): void {
    saved.delete(id);
    const tab = opened.get(id)?.tab;
    if (!tab || tab.closed) return;
    tab.closed = true;
    host.tell({type: 'tab-closed', id});
    tab.onclose?.();
  }

  function open(url: string, options?: boolean | {active?: boolean}): Tab {
    lastId += 1;
    const id = lastId;
    let isKnown = false;
    // Until the extension has answered, the handle does not know its tab.
    const tab: Tab = {closed: false, close: () => isKnown && close(id)};
    const isActive = typeof options === 'object' ? options.active !== false : options !== true;
    void host.message().then(() => {
      isKnown = true;
      opened.set(id, {url: String(url), tab});
      host.tell({type: 'tab', id, url: String(url), isActive});
    });
    return tab;
  }

  async function closeById(id: number | string): Promise<true> {
    await host.message();
    close(Number(id));
    return true;
  }

  async function read(): Promise<object> {
    await host.message();
    return structuredClone(saved.get(tabId) ?? {});
  }

  async function readAll(): Promise<object> {
    await host.message();
    return structuredClone(Object.fromEntries(saved));
  }

  return {
    open,
    /** The user closes a tab. */
    close,
    api: {
      ...both('openInTab', open),
      GM_closeInTab: closeById,
      'GM.closeInTab': closeById,
      ...callbackAndPromise('getTab', read),
      ...callbackAndPromise('getTabs', readAll),
      ...both('saveTab', (data: object) => void saved.set(tabId, structuredClone(data))),
    } satisfies Api,
  };
}
