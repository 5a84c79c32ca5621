import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import words from '@scriptcat/content/skills';
import {fill, inLanguage, withFallbacks} from '@scriptcat/contract';
import {type Language, writeText} from '../language';

/** Beside the short words: the skill itself, a Markdown file per language. */
const texts = path.resolve(import.meta.dirname, '../../../content/skills');

const NAME = 'scriptcat-userscripts';
/** ScriptCat looks for updates by it, and reads a number without quotes as nothing. */
const VERSION = '1.0.0';

const frontMatter = (fields: Record<string, string>) =>
  `---\n${Object.entries(fields)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n')}\n---\n\n`;

/** Writes what teaches an assistant to write scripts: for coding assistants, and for ScriptCat's own. */
export function writeSkills(language: Pick<Language, 'folder' | 'tag' | 'url'>): void {
  const {tag, url} = language;
  const {description, assistants, agent} = words[tag];
  const own = (address: string) => url + inLanguage(address, tag);
  const addresses = {
    mcp: `${url}/mcp`,
    types: `${url}/data/scriptcat.d.ts`,
    list: own('/llms-dev.txt'),
    meta: own('/docs/dev/meta.md'),
    api: own('/data/api/'),
    background: own('/docs/dev/background.md'),
    config: own('/docs/dev/config.md'),
    errors: own('/docs/dev/errors.md'),
    header: own('/docs/dev/tools/header/'),
  };
  const source = withFallbacks(tag)
    .map((tag) => path.join(texts, `${tag}.md`))
    .find((each) => existsSync(each));
  const text = readFileSync(source ?? '', 'utf8');
  const fields = {name: NAME, description};
  const write = (file: string, head: Record<string, string>, parts: typeof agent) =>
    writeText(
      language,
      `skills/${NAME}/${file}`,
      frontMatter(head) + fill(fill(text, parts), addresses),
    );
  write('SKILL.md', fields, assistants);
  write('SKILL.cat.md', {...fields, version: `"${VERSION}"`}, agent);
}
