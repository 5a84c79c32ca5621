import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** A documentation page as every generator can take it. */
export interface TextPage {
  /** Its address, `/docs/use/sync/`. */
  address: string;
  title: string;
  body: string;
}

/** Splits a Markdown twin: the title stands in the first line, the address in the last. */
export function parseTwin(markdown: string): Pick<TextPage, 'title' | 'body'> {
  const [first = '', ...rest] = markdown.trimEnd().split('\n');
  const origin = /^<(https?:\/\/[^/>]+)/.exec(rest.at(-1) ?? '')?.[1];
  const body = (origin ? rest.slice(0, -1) : rest).join('\n').trim();
  return {
    title: first.replace(/^# /, ''),
    // Links stay on the site that is measured.
    body: origin ? body.replaceAll(`](${origin}/`, '](/') : body,
  };
}

/** The documentation of the last build, in the default language. */
export function readText(build: string): TextPage[] {
  const docs = path.join(build, 'docs');
  return readdirSync(docs, {recursive: true, encoding: 'utf8'})
    .filter((file) => path.basename(file) === 'index.md')
    .sort()
    .map((file) => ({
      address: `/docs/${file.replaceAll('\\', '/').slice(0, -'index.md'.length)}`,
      ...parseTwin(readFileSync(path.join(docs, file), 'utf8')),
    }));
}
