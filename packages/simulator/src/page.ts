import {type Api, both} from './api';
import type {Instance} from './instance';

/** `GM_addStyle`, `GM_addElement` and what a script may do to its tab. */
export function pageFunctions({host, isBackground}: Instance): Api {
  const {document} = host;
  // The background has no content script to forward the call.
  const needPage = () => {
    if (isBackground) throw new TypeError('this.contentMsg.syncSendMessage is not a function');
  };

  function addElement(...args: readonly unknown[]): Element {
    const [parent, tag, attributes = {}] =
      typeof args[0] === 'string' ? [undefined, ...args] : args;
    needPage();
    const isNode = typeof parent === 'object' && parent !== null && 'appendChild' in parent;
    if (parent !== undefined && !isNode) {
      throw new TypeError(
        "Failed to construct 'MouseEvent': Failed to convert value to 'EventTarget'.",
      );
    }
    if (typeof tag !== 'string') {
      throw new Error("The parameter 'tagName' of GM_addElement shall be a string.");
    }
    if (typeof attributes !== 'object') {
      throw new Error("The parameter 'attrs' of GM_addElement shall be an object.");
    }
    const element = document.createElement(tag);
    const properties: Record<string, unknown> = {};
    for (const [name, value] of Object.entries(attributes as object)) {
      if (name === 'textContent') element.textContent = String(value);
      else if (['string', 'number'].includes(typeof value))
        element.setAttribute(name, String(value));
      else properties[name] = value;
    }
    const place =
      (parent as Node | undefined) ?? document.head ?? document.body ?? document.documentElement;
    place.appendChild(element);
    // Attributes other than strings and numbers become properties, after insertion.
    return Object.assign(element, properties);
  }

  return {
    ...both('addElement', addElement),
    ...both('addStyle', (css: unknown) => {
      if (typeof css !== 'string') {
        throw new Error("The parameter 'css' of GM_addStyle shall be a string.");
      }
      return addElement('style', {textContent: css});
    }),
    'window.close': async () => host.tell({type: 'tab-closed', id: host.tabId}),
    'window.focus': async () => {},
    'window.onurlchange': null,
  };
}
