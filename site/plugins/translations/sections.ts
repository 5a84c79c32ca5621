import {createHash} from 'node:crypto';

/** A part of a page: everything from one heading to the next, or what stands before the first. */
export interface Section {
  /** The id of its heading; empty for the part with the front matter. */
  id: string;
  source: string;
}

const fence = /^\s*(`{3,}|~{3,})/;
const headingId = /^#{2,6}\s.*\{\/\*\s*#([\w.-]+)\s*\*\/\}\s*$/;

/** Cuts the source of a page at its headings. */
export function sectionsOf(source: string): Section[] {
  const sections: Section[] = [{id: '', source: ''}];
  let open = '';
  for (const line of source.split('\n')) {
    const [, marker = ''] = fence.exec(line) ?? [];
    if (!open) open = marker;
    else if (marker.startsWith(open)) open = '';
    const [, id] = open ? [] : (headingId.exec(line) ?? []);
    if (id) sections.push({id, source: ''});
    const section = sections.at(-1);
    if (section) section.source += `${line}\n`;
  }
  return sections;
}

/** A fingerprint of a section that ignores line breaks. */
export const printOf = (source: string): string =>
  createHash('sha256').update(source.replace(/\s+/g, ' ').trim()).digest('hex').slice(0, 8);
