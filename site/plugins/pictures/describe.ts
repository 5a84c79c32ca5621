import type {LanguageTag} from '@scriptcat/contract';
import {alternatives, type PictureName} from '../../src/pictures/ProductPicture/alternatives';
import data from '../../src/pictures/ProductPicture/pictures.json';

const isPicture = (name: string): name is PictureName => Object.hasOwn(data.pictures, name);

/** Size and description of a product picture in a language. */
export function describePicture(name: string, locale: LanguageTag) {
  if (!isPicture(name)) {
    throw new Error(`There is no product picture "${name}"; pictures.json lists them.`);
  }
  return {...data.pictures[name][locale], alt: alternatives[name][locale]};
}
