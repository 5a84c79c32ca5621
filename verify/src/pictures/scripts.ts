import scripts from '@scriptcat/content/pictures/scripts';
import words from '@scriptcat/content/pictures/words';

/** Words in the language of the interface. */
export const wordsIn = (isChinese: boolean) => words[isChinese ? 'zh-Hans' : 'en'];

/** A script that the pictures show. Code has braces of its own, which stay. */
export function pictureScript(name: keyof typeof scripts, isChinese: boolean, path = ''): string {
  const words: Readonly<Record<string, unknown>> = {...wordsIn(isChinese), path};
  return scripts[name].replace(/\{(\w+)\}/g, (blank, key) => String(words[key] ?? blank));
}

/** The name of such a script in the language of the interface. */
export const shownName = (name: keyof typeof scripts, isChinese: boolean): string =>
  new RegExp(`@name${isChinese ? ':zh-CN' : ''} +(.+)`).exec(scripts[name])?.[1] ?? name;
