import pictures from '@scriptcat/content/pictures/scripts';

/** Words in the language of the interface. */
export const wordsIn = (isChinese: boolean) => pictures.words[isChinese ? 'zh-CN' : 'en-US'];

/** A script that the pictures show. Code has braces of its own, which stay. */
export function pictureScript(
  name: keyof (typeof pictures)['scripts'],
  isChinese: boolean,
  path = '',
): string {
  const words: Readonly<Record<string, unknown>> = {...wordsIn(isChinese), path};
  return pictures.scripts[name].replace(/\{(\w+)\}/g, (blank, key) => String(words[key] ?? blank));
}
