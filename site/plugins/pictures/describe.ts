import alternatives from '@scriptcat/content/pictures/product';
import {type LanguageTag, withFallbacks} from '@scriptcat/contract';
import data from '../../src/pictures/ProductPicture/pictures.json';

const isPicture = (name: string): name is keyof typeof data.pictures =>
  Object.hasOwn(data.pictures, name);

/** The part to show on phones, where these pictures as a whole would be too small to read. */
const partsForPhones = Object.entries({
  start: 'logs-entry scripts scripts-tags subscriptions updates',
  middle: 'backup editor logs scripts-batch settings sync',
  end: 'import load-unpacked scripts-create',
});

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
  const [part] = partsForPhones.find(([, names]) => names.split(' ').includes(name)) ?? [];
  return {file, ...taken[tag], alt: alternatives[language][name], ...(part && {part})};
}
