import {parseHeader} from '@scriptcat/userscript';

export interface HeaderFacts {
  name?: string;
  namespace?: string;
  version?: string;
  storageName?: string;
}

/** What a script says about itself; nothing for a text without a header. */
export function readHeader(code: string): HeaderFacts {
  const end = /\/\/[ \t]*==\/UserScript==/.exec(code);
  // The search for a header is quick only where there is one.
  if (!end) return {};
  const parsed = parseHeader(code.slice(0, end.index + end[0].length));
  if (!parsed.ok) return {};
  const value = (key: string) =>
    parsed.header.entries.find((entry) => entry.key === key && !entry.locale)?.value.trim();
  return {
    name: value('name'),
    namespace: value('namespace'),
    version: value('version'),
    storageName: value('storagename'),
  };
}
