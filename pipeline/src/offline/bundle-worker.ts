import {createHash} from 'node:crypto';
import path from 'node:path';
import {languageTags} from '@scriptcat/contract';
import {bundleScript} from '../../../site/bundle-script';
import {offlineDocument} from './offline-document';

const workers = path.resolve(import.meta.dirname, '../../../site/src/offline/worker');

/** The text of `sw.js`: the worker itself, or the one that unregisters it. */
export function bundleWorker(isOn: boolean): string {
  const shell = createHash('sha256')
    .update(languageTags.map((tag) => offlineDocument(tag)).join())
    .digest('hex');
  return bundleScript(path.join(workers, isOn ? 'main.ts' : 'retired.ts'), {
    target: 'es2020',
    define: {'process.env.NODE_ENV': '"production"'},
    // Changes the worker with the offline pages, so that browsers install both again.
    footer: {js: isOn ? `// ${shell.slice(0, 16)}` : ''},
  });
}
