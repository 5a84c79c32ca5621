import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import {type Language, Languages} from './languages';
import {ContentError, checkSource, type Path, readSource, type Source} from './source';
import {checkWords, completeWords, type Words} from './words';

/** A value for every language of the site. */
export type ByLanguage<T> = Readonly<Record<string, T>>;

const localizedValues = new WeakSet<object>();

/** Marks a value per language, so that a page receives only its own. */
export function localize<T>(values: ByLanguage<T>): ByLanguage<T> {
  localizedValues.add(values);
  return values;
}

export const isLocalized = (value: unknown): value is ByLanguage<unknown> =>
  typeof value === 'object' && value !== null && localizedValues.has(value);

/** One text in every language, from the words of each. */
export const textOf = <W, T>(words: ByLanguage<W>, pick: (words: W) => T) =>
  localize(Object.fromEntries(Object.entries(words).map(([tag, each]) => [tag, pick(each)])));

/** Like `textOf`, for optional texts. */
export const optionalText = <W, T>(words: ByLanguage<W>, pick: (words: W) => T | undefined) =>
  Object.values(words).some((each) => pick(each) === undefined)
    ? undefined
    : (textOf(words, pick) as ByLanguage<T>);

/** The texts of a list, each in every language. */
export const textsOfList = <W>(
  words: ByLanguage<W>,
  pick: (words: W) => readonly string[] | undefined,
) => {
  const [first] = Object.values(words);
  const list = first === undefined ? undefined : pick(first);
  return list?.map((_, index) => textOf(words, (each) => pick(each)?.[index] ?? ''));
};

// Distinguishes language files from others: `fr` and `zh-Hant` are tags, `facts` and `tree` are
// not.
const looksLikeTag = (name: string) => /^[a-z]{2,3}(-\w+)*$/i.test(name);

/** The content folder: files by path without ending, `ui/search` for a folder with words. */
export function openContent(root: string) {
  const onDisk = (name: string) => path.join(root, name);
  const shown = (name: string) => `content/${name}`;
  const sources = new Map<string, Source>();
  const read = (name: string) => {
    const file = `${name}.yaml`;
    const source = sources.get(file) ?? readSource(onDisk(file), shown(file));
    sources.set(file, source);
    return source;
  };
  const list = (folder: string) =>
    existsSync(onDisk(folder)) ? readdirSync(onDisk(folder), {withFileTypes: true}) : [];

  const languages: readonly Language[] = checkSource(read('languages'), Languages);
  const [first] = languages as readonly [Language, ...Language[]];

  /** Folders below a folder, by name. */
  const folders = (folder: string) =>
    list(folder)
      .flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
      .sort();

  /** YAML files of a folder, without their ending. */
  const files = (folder: string) =>
    list(folder)
      .flatMap(({name}) => (name.endsWith('.yaml') ? [name.slice(0, -'.yaml'.length)] : []))
      .sort();

  /** Facts, which are the same in every language. */
  const facts = <S extends v.GenericSchema>(name: string, schema: S): v.InferOutput<S> =>
    checkSource(read(name), schema);

  /** An error that only a kind can find, with the line of the value. */
  const problem = (name: string, at: Path, message: string) => read(name).problem(at, message);

  /** The words of a folder: one file per language, each complete or completed from its fallback. */
  function words<S extends v.GenericSchema = v.GenericSchema<Words>>(
    folder: string,
    schema?: S,
  ): ByLanguage<v.InferOutput<S>> {
    const unknown = files(folder).filter(
      (name) => looksLikeTag(name) && !languages.some(({tag}) => tag === name),
    );
    if (unknown.length > 0) {
      const tags = languages.map(({tag}) => tag).join(', ');
      throw new ContentError(
        unknown.map(
          (name) =>
            `${shown(`${folder}/${name}.yaml`)}: no language has this tag. Use one of: ${tags}.`,
        ),
      );
    }
    const found: Record<string, Words> = {};
    const wordsIn = ({tag, fallback}: Language): Words => {
      const known = found[tag];
      if (known !== undefined) return known;
      const name = `${folder}/${tag}`;
      const lender = languages.find((language) => language.tag === fallback);
      if (!existsSync(onDisk(`${name}.yaml`))) {
        if (lender) return wordsIn(lender);
        throw new ContentError([`${shown(`${name}.yaml`)} is missing. ${tag} must be complete.`]);
      }
      const source = read(name);
      const own = checkWords(source);
      const model = lender ?? first;
      const complete =
        model.tag === tag
          ? own
          : completeWords(
              {source, words: own},
              {file: `${model.tag}.yaml`, words: wordsIn(model)},
              Boolean(lender),
            );
      if (schema) checkSource({...source, value: complete}, schema);
      found[tag] = complete;
      return complete;
    };
    const entries = languages.map((language) => [language.tag, wordsIn(language)] as const);
    return localize(Object.fromEntries(entries)) as ByLanguage<v.InferOutput<S>>;
  }

  /** A text written in all languages in one place, completed from fallbacks. */
  function text(values: ByLanguage<string>): ByLanguage<string> {
    const valueIn = ({tag, fallback}: Language): string => {
      const lender = languages.find((language) => language.tag === fallback);
      return values[tag] ?? (lender ? valueIn(lender) : '');
    };
    return localize(
      Object.fromEntries(languages.map((language) => [language.tag, valueIn(language)])),
    );
  }

  /** Folders of words that belong to no kind, at any depth. */
  const foldersWithWords = (folder = ''): string[] => [
    ...(folder && files(folder).includes(first.tag) ? [folder] : []),
    ...folders(folder).flatMap((name) => foldersWithWords(folder ? `${folder}/${name}` : name)),
  ];

  const isFilled = (text: string) => text.trim() !== '';
  const OneText = v.pipe(v.string(), v.check(isFilled, 'write the text.'));

  /** The schema of such a text. */
  const Text = v.strictObject(
    Object.fromEntries(
      languages.map(({tag, fallback}) => [tag, fallback ? v.optional(OneText) : OneText]),
    ) as Record<string, v.GenericSchema<string>>,
  );

  return {languages, folders, files, facts, problem, words, text, foldersWithWords, Text};
}

export type Content = ReturnType<typeof openContent>;
