import parts from '@scriptcat/content/pictures/phones';
import alternatives from '@scriptcat/content/pictures/product';
import {type LanguageTag, withFallbacks} from '@scriptcat/contract';
import data from '../../src/pictures/ProductPicture/pictures.json';

const isPicture = (name: string): name is keyof typeof data.pictures =>
  Object.hasOwn(data.pictures, name);

/** File, size and description of a product picture, in a language or the nearest one pictured. */
export function describePicture(name: string, language: LanguageTag) {
  if (!isPicture(name)) {
    throw new Error(`Unknown product picture "${name}". pictures.json lists them.`);
  }
  const taken: Readonly<Record<string, {width: number; height: number}>> = data.pictures[name];
  const tag = [...withFallbacks(language), ...Object.keys(taken)].find((each) => each in taken);
  if (!tag) throw new Error(`pictures.json has no size of "${name}". Run npm run pictures.`);
  // Files are named by the language without its script: popup-zh-dark.avif.
  const file = `${name}-${tag.split('-')[0]}`;
  const part = (parts as Readonly<Record<string, string>>)[name];
  return {file, ...taken[tag], alt: alternatives[language][name], ...(part && {part})};
}
