import texts from '@scriptcat/content/texts/tools/cron/example';
import {lazyTool} from '../LazyTool';

/** The cron lab behind its worked example. */
export default lazyTool(() => import('./CronLab'), {...texts, room: 'short'});
