import type {Api} from './api';
import type {Instance} from './instance';
import {type RequestDetails, sendRequest} from './requests';

interface DownloadDetails extends RequestDetails {
  url: string | Blob;
  name?: string;
  downloadMode?: 'native' | 'browser';
  onload?: (result: object) => unknown;
  onerror?: (problem: object) => unknown;
  onprogress?: (progress: object) => unknown;
}

/** `GM_download` and its promise form. */
export function downloadFunctions(instance: Instance): Api {
  const start = (first: DownloadDetails | string, name?: string) => {
    const details = typeof first === 'object' ? first : {url: first, name};
    let isAborted = false;
    const done = download(details as DownloadDetails, instance, () => isAborted);
    const abort = () => {
      isAborted = true;
    };
    return {done, abort};
  };
  return {
    GM_download: (first: DownloadDetails | string, name?: string) => {
      const {done, abort} = start(first, name);
      done.catch(() => undefined);
      return {abort};
    },
    'GM.download': (first: DownloadDetails | string, name?: string) => {
      const {done, abort} = start(first, name);
      return Object.assign(done, {abort});
    },
  };
}

async function download(
  details: DownloadDetails,
  instance: Instance,
  isAborted: () => boolean,
): Promise<object> {
  const {host} = instance;
  const fail = (message: string): never => {
    details.onerror?.({error: 'unknown'});
    throw new Error(message);
  };
  await host.message();
  const {url, name} = details;
  if (url === '') fail('GM_download: url is empty');
  if (!name) fail('Unexpected Internal ERROR');
  const result: Record<string, unknown> = {mode: 'native'};
  const isBrowser =
    details.downloadMode === 'browser' || url instanceof Blob || url.startsWith('blob:');
  if (!isBrowser) {
    const {onload: _, onerror: __, onloadend: ___, ...rest} = details;
    const progress = {loaded: 0, total: 0};
    const {done} = sendRequest(
      {
        ...rest,
        responseType: 'blob',
        onprogress: ({loaded, total}: typeof progress) => Object.assign(progress, {loaded, total}),
      },
      instance,
      'ask',
    );
    const outcome = await done;
    if (!isAborted()) {
      if (!outcome.ok) fail('Native Download ERROR');
      Object.assign(result, progress);
      details.onprogress?.({
        ...result,
        done: progress.loaded,
        totalSize: progress.total,
        lengthComputable: true,
      });
    }
  }
  // After abort() no callback is called, and the promise stays pending.
  if (isAborted()) return new Promise<never>(() => {});
  host.tell({type: 'download', url: url instanceof Blob ? 'blob:' : url, name: safeName(name)});
  details.onload?.(result);
  return result;
}

function safeName(name = ''): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they become hyphens too
  return name.replace(/[\\:*?"<>|\x00-\x1f]/g, '-').replaceAll('..', '-');
}
