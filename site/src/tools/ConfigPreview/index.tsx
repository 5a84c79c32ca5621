import texts from '@scriptcat/content/texts/tools/config/example';
import {lazyTool} from '../LazyTool';

const code = `/* ==UserConfig==
search:
  limit:
    title: At most
    type: number
    default: 50
==/UserConfig== */`;

/** The config preview behind its worked example. */
export default lazyTool(() => import('./ConfigPreview'), {...texts, code, room: 'longest'});
