import {escapeHtml as text} from '@scriptcat/contract';
import type {Feed} from './feed';

/** Writes a feed as Atom (RFC 4287). */
export function renderAtom(feed: Feed): string {
  const entries = feed.entries.map(
    (entry) => `  <entry>
    <id>${text(entry.id)}</id>
    <title>${text(entry.title)}</title>
    <link rel="alternate" type="text/html" href="${text(entry.url)}"/>
    <published>${entry.published}</published>
    <updated>${entry.published}</updated>
${entry.tags.map((tag) => `    <category term="${text(tag)}"/>\n`).join('')}    <content type="html">${text(entry.html)}</content>
  </entry>
`,
  );
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${feed.language}">
  <id>${text(feed.id)}</id>
  <title>${text(feed.title)}</title>
  <subtitle>${text(feed.subtitle)}</subtitle>
  <author><name>${text(feed.author)}</name></author>
  <link rel="alternate" type="text/html" href="${text(feed.page)}"/>
  <link rel="self" type="application/atom+xml" href="${text(feed.self.atom)}"/>
  <updated>${feed.updated}</updated>
${entries.join('')}</feed>
`;
}
