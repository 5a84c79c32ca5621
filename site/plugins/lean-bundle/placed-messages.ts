import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {translateTexts} from './generated/texts.cjs';

type Messages = Record<string, string>;

function readMessages(file: string): Messages {
  // The language that the texts are written in has no such file.
  const entries = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  return Object.fromEntries(
    Object.entries<{message: string}>(entries).map(([id, {message}]) => [id, message]),
  );
}

const readSources = (folder: string) =>
  readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'));

const count = (ids: readonly string[], id: string) => ids.filter((other) => other === id).length;

/** The translations in `file` that can be put into the sources below `folder` wherever they are used. */
export function placedMessages(file: string, folder: string): Messages {
  const messages = readMessages(file);
  const sources = readSources(folder);
  const placed = sources.flatMap((source) => translateTexts(source, messages).ids);
  const named = sources.flatMap((source) =>
    [...source.matchAll(/['"]([\w.-]+)['"]/g)].map(([, id = '']) => id),
  );
  return Object.fromEntries(
    Object.entries(messages).filter(([id]) => {
      const uses = count(placed, id);
      return uses > 0 && uses === count(named, id);
    }),
  );
}
