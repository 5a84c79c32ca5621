import type {Plugin} from '@docusaurus/types';
import {settings} from '../../settings';
import {stories} from '../../src/home/data/stories';
import {describePicture} from './describe';

/** Size and description of the home page's product pictures in the language of the build. */
export default function pictures(): Plugin {
  const names = stories.flatMap(({pictures}) => pictures).filter((name) => name !== undefined);
  const described = names.map((name) => [name, describePicture(name, settings.locale)]);
  return {
    name: 'pictures',
    async contentLoaded({actions}) {
      await actions.createData('home.json', JSON.stringify(Object.fromEntries(described)));
    },
  };
}
