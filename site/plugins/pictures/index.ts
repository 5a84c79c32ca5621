import type {Plugin} from '@docusaurus/types';
import stories from '@scriptcat/content/home/stories';
import {settings} from '../../settings';
import {describePicture} from './describe';

/** File, size and description of the home page's product pictures in the language of the build. */
export default function pictures(): Plugin {
  const names = stories.rows.flatMap(({pictures}) => pictures);
  const described = names.map((name) => [name, describePicture(name, settings.language)]);
  return {
    name: 'pictures',
    async contentLoaded({actions}) {
      await actions.createData('home.json', JSON.stringify(Object.fromEntries(described)));
    },
  };
}
