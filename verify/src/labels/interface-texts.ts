import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** Placeholders of every kind are written with the dots that the guides use. */
export const normaliseLabel = (text: string) =>
  text
    .replace(/\{\{[^}]*\}\}|\$\d/g, '…')
    .replace(/\\(["'])/g, '$1')
    .replace(/\s*…\s*/g, '…')
    // "Website Match (@match)" and "Search scripts..." are printed without their tails.
    .replace(/\s*\(@[\w-]+\)$|\.\.\.$|[:：]$/, '')
    .trim();

/** Every text of the interface, read from the bundles of a built extension. */
export function readInterfaceTexts(extension: string): ReadonlySet<string> {
  const texts = new Set<string>();
  const scripts = path.join(extension, 'src');
  for (const file of readdirSync(scripts).filter((name) => name.endsWith('.js'))) {
    const source = readFileSync(path.join(scripts, file), 'utf8');
    // Translations are kept as JSON: a name, a colon, a text.
    for (const [, text = ''] of source.matchAll(/"[\w.-]+":"((?:[^"\\]|\\.){1,120})"/g)) {
      texts.add(normaliseLabel(text));
    }
  }
  const locales = path.join(extension, '_locales');
  for (const name of existsSync(locales) ? readdirSync(locales) : []) {
    const messages = JSON.parse(readFileSync(path.join(locales, name, 'messages.json'), 'utf8'));
    for (const {message} of Object.values(messages) as {message: string}[]) {
      texts.add(normaliseLabel(message));
    }
  }
  return texts;
}

/** Whether a label printed in the guides is a text of the interface. */
export const hasLabel = (texts: ReadonlySet<string>, label: string) =>
  texts.has(normaliseLabel(label));
