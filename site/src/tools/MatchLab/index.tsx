import texts from '@scriptcat/content/texts/tools/match/example';
import {lazyTool} from '../LazyTool';
import {exampleRules} from './example';

/** The match lab behind its worked example. */
export default lazyTool(() => import('./MatchLab'), {
  ...texts,
  code: exampleRules,
  isList: true,
  room: 'longest',
});
