import type {Plugin} from '@docusaurus/types';
import features from '@scriptcat/content/home/features';
import {settings} from '../../settings';
import {inlineScript} from '../inline-script';
import {describePicture} from './describe';

/** The pictures of the home page: of its features, and of an import. */
const names = [...features.rows.flatMap(({picture}) => picture ?? []), 'clip-import'];

/** File, size and description of the home page's product pictures in the language of the build. */
export default function pictures(): Plugin {
  const described = names.map((name) => [name, describePicture(name, settings.language)]);
  return {
    name: 'pictures',
    async contentLoaded({actions}) {
      await actions.createData('home.json', JSON.stringify(Object.fromEntries(described)));
      // Only pages with a clip need this one.
      const clip = inlineScript('pictures/Clip/early.ts');
      await actions.createData('clip.json', JSON.stringify(clip));
    },
  };
}
