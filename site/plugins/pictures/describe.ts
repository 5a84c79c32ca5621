import alternatives from '@scriptcat/content/pictures/product';
import type {LanguageTag} from '@scriptcat/contract';
import data from '../../src/pictures/ProductPicture/pictures.json';

const isPicture = (name: string): name is keyof typeof data.pictures =>
  Object.hasOwn(data.pictures, name);

/** Size and description of a product picture in a language. */
export function describePicture(name: string, language: LanguageTag) {
  if (!isPicture(name)) {
    throw new Error(`Unknown product picture "${name}". pictures.json lists them.`);
  }
  return {...data.pictures[name][language], alt: alternatives[language][name]};
}
