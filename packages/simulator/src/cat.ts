import {type Api, both} from './api';
import type {Instance} from './instance';
import {isEarlyStart} from './script';

interface FileDetails {
  baseDir?: string;
  path?: string;
  file?: {path: string};
  data?: Blob;
  onload?: (result?: unknown) => unknown;
  onerror?: (error: object) => unknown;
}

/** ScriptCat's own functions, logging and the clipboard. */
export function catFunctions(instance: Instance): Api {
  const {script, host, isBackground} = instance;
  const needPage = () => {
    if (isBackground) throw 'gm api is not found';
  };

  async function setClipboard(data: unknown, info?: string | {type?: string; mimetype?: string}) {
    await host.message();
    const given = typeof info === 'object' ? (info.mimetype ?? info.type) : info;
    const mimeType = given === 'html' ? 'text/html' : given === 'text' ? 'text/plain' : given;
    host.tell({type: 'clipboard', text: String(data), mimeType: mimeType ?? 'text/plain'});
  }

  function log(
    message: unknown,
    level: 'debug' | 'info' | 'warn' | 'error' = 'info',
    ...labels: object[]
  ) {
    const text = typeof message === 'string' ? message : JSON.stringify(message);
    host.tell({type: 'log', level, text: String(text), labels: Object.assign({}, ...labels)});
  }

  return {
    ...both('log', log),
    GM_setClipboard: (data: unknown, info?: string, done?: () => void) =>
      void setClipboard(data, info).then(() => done?.()),
    'GM.setClipboard': setClipboard,
    CAT_userConfig: async () => host.tell({type: 'settings', page: 'user-config'}),
    CAT_fileStorage: (action: string, details?: FileDetails) =>
      storeFile(action, details ?? {}, instance),
    CAT_scriptLoaded: () => (isEarlyStart(script) ? host.message() : undefined),
    CAT_createBlobUrl: async (blob: Blob) => URL.createObjectURL(blob),
    CAT_fetchBlob: async (url: string) => {
      needPage();
      return (await fetch(url)).blob();
    },
    CAT_fetchDocument: async (url: string) => {
      needPage();
      const answer = await host.send({method: 'GET', url, headers: {}, body: undefined});
      const page = host.document.implementation.createHTMLDocument();
      page.documentElement.innerHTML = String(answer?.body ?? '');
      return page;
    },
  };
}

async function storeFile(action: string, details: FileDetails, instance: Instance): Promise<void> {
  const {host, world, script, isBackground} = instance;
  if (action === 'config') return host.tell({type: 'settings', page: 'file-storage'});
  const {baseDir = script.area, path = '', file, data, onload, onerror} = details;
  await host.message();
  if (!(await instance.ask({permission: 'file_storage', subject: baseDir}))) {
    throw 'permission not allowed';
  }
  if (world.fileError) return void onerror?.(world.fileError);
  const {files} = world;
  const folder = `${baseDir}/`;
  switch (action) {
    case 'list': {
      const names = [...files.keys()].filter((name) => name.startsWith(folder));
      onload?.(
        names.map((name) => {
          const own = name.slice(folder.length);
          return {name: own, path: own, absPath: name, size: files.get(name)?.size ?? 0};
        }),
      );
      return;
    }
    case 'download':
      // The helper that reads the file exists for pages only.
      if (isBackground) throw 'gm api is not found';
      onload?.(files.get(folder + file?.path));
      return;
    case 'upload':
      files.set(folder + path, data ?? new Blob());
      onload?.();
      return;
    case 'delete':
      files.delete(folder + path);
      onload?.();
  }
}
