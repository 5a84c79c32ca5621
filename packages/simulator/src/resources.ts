import {type Api, both} from './api';
import type {Instance} from './instance';

/** The content of `@resource` lines. */
export function resourceFunctions({script, host}: Instance): Api {
  const urls = new Map<string, string>();
  for (const line of script.meta.resource ?? []) {
    const [name, url, ...rest] = line.split(/\s+/);
    if (name && url && rest.length === 0) urls.set(name, url);
  }
  const read = (name: string) => {
    const url = urls.get(name);
    return url === undefined ? undefined : host.resource(name, url);
  };
  const address = (name: string, isBlobUrl = false): string | undefined => {
    const content = read(name);
    if (content === undefined) return undefined;
    if (isBlobUrl || content instanceof Blob) return URL.createObjectURL(new Blob([content]));
    const bytes = new TextEncoder().encode(content);
    return `data:text/plain;base64,${btoa(String.fromCharCode(...bytes))}`;
  };
  return {
    // A binary file has no text.
    ...both('getResourceText', (name: string) => {
      const content = read(name);
      return content instanceof Blob ? '' : content;
    }),
    GM_getResourceURL: address,
    'GM.getResourceUrl': async (name: string, isBlobUrl?: boolean) => address(name, isBlobUrl),
  };
}
