import {answerFor} from './network';
import type {Functions, World} from './world';

function addElement(document: Document | undefined, args: unknown[]): Element | undefined {
  const [parent, tag, attributes = {}] =
    typeof args[0] === 'string' ? [undefined, args[0], args[1]] : args;
  const element = document?.createElement(String(tag));
  if (!element) return undefined;
  for (const [name, value] of Object.entries(attributes as Record<string, unknown>)) {
    if (name === 'textContent') element.textContent = String(value);
    else if (typeof value === 'string' || typeof value === 'number') {
      element.setAttribute(name, String(value));
    } else Object.assign(element, {[name]: value});
  }
  const place = (parent as Element | undefined) ?? document?.head;
  place?.append(element);
  return element;
}

/** What needs a page: styles, elements, resources and documents. */
export function pageFunctions(world: World, document: Document | undefined): Functions {
  const has = (name: string) => name in (world.resources ?? {});
  return {
    GM_addStyle: (css: string) => addElement(document, ['style', {textContent: css}]),
    GM_addElement: (...args: unknown[]) => addElement(document, args),
    GM_getResourceText: (name: string) => world.resources?.[name],
    GM_getResourceURL: (name: string) => (has(name) ? `data:,${name}` : undefined),
    'GM.getResourceUrl': async (name: string) => (has(name) ? `blob:${name}` : undefined),
    CAT_createBlobUrl: async (blob: Blob) => URL.createObjectURL(blob),
    CAT_fetchBlob: async (url: string) => (await fetch(url)).blob(),
    CAT_fetchDocument: async (url: string) => {
      const page = document?.implementation.createHTMLDocument();
      const answer = answerFor(url, world);
      if (page && answer !== 'network error') page.body.innerHTML = String(answer.body);
      return page;
    },
    CAT_scriptLoaded: async () => {},
    'window.close'() {},
    'window.focus'() {},
  };
}
