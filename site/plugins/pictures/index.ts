import type {Plugin} from '@docusaurus/types';
import {settings} from '../../settings';
import {alternatives, type PictureName} from '../../src/pictures/ProductPicture/alternatives';
import data from '../../src/pictures/ProductPicture/pictures.json';

/** Size and description of every product picture in the language of the build. */
export default function pictures(): Plugin {
  const {locale} = settings;
  const described = Object.entries(data.pictures).map(([name, sizes]) => [
    name,
    {...sizes[locale], alt: alternatives[name as PictureName][locale]},
  ]);
  return {
    name: 'pictures',
    async contentLoaded({actions}) {
      await actions.createData('all.json', JSON.stringify(Object.fromEntries(described)));
    },
  };
}
