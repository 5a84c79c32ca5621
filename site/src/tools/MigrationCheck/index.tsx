import texts from '@scriptcat/content/texts/tools/migrate/example';
import {lazyTool} from '../LazyTool';

/** The migration check behind its worked example. */
export default lazyTool(() => import('./MigrationCheck'), {...texts, isList: true});
