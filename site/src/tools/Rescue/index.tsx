import texts from '@scriptcat/content/texts/tools/rescue/example';
import {lazyTool} from '../LazyTool';

/** Reads a copied storage folder or a backup, behind what it will show. */
export default lazyTool(() => import('./Rescue'), {...texts, isList: true});
