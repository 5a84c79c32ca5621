import texts from '@scriptcat/content/texts/tools/header/example';
import {lazyTool} from '../LazyTool';
import {exampleScript} from './example';

/** The header checker behind its worked example. */
export default lazyTool(() => import('./HeaderChecker'), {
  ...texts,
  code: exampleScript,
  isList: true,
});
