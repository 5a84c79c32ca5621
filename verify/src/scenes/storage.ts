import type {Json} from '@scriptcat/claims';
import {answerPrompts} from '../extension/prompts';
import type {Scene, Stage} from './stage';

/** Calls the storage and tells which callback came, with what. */
const call = `const call = (action, details) => within(new Promise((done) => CAT_fileStorage(action, {...details,
    onload: (data) => done(['onload', data]), onerror: ({code}) => done(['onerror', code])})), 12000);
`;

/** Plays with cloud storage set up, and consent to use it. */
async function withStorage(stage: Stage, task: () => Promise<Json>): Promise<Json> {
  const params = {webdav: {authType: 'none', url: 'https://dav.example.net/'}};
  await stage.scriptcat.setConfig('cat_file_storage', {
    status: 'success',
    filesystem: 'webdav',
    params,
  });
  const prompts = answerPrompts(stage.scriptcat, {duration: 'permanent'});
  try {
    return await task();
  } finally {
    prompts.stop();
    await stage.scriptcat.setConfig('cat_file_storage', {
      status: 'unset',
      filesystem: 'webdav',
      params: {},
    });
  }
}

export const storageScenes: readonly Scene[] = [
  {
    id: 'storage/life',
    says: 'A file can be uploaded, listed, downloaded and deleted.',
    about: ['CAT_fileStorage'],
    expect: [['onload', true], ['note.txt', 5], 'hello', ['onload', true], ['onload', []]],
    run: (stage) =>
      withStorage(stage, async () => {
        const {result} = await stage.play({
          grant: ['CAT_fileStorage'],
          code: `${call}const baseDir = 'scene';
            const uploaded = await call('upload', {baseDir, path: 'note.txt', data: new Blob(['hello'])});
            const [, [file]] = await call('list', {baseDir});
            const [, blob] = await call('download', {baseDir, file});
            const removed = await call('delete', {baseDir, path: 'note.txt'});
            return [uploaded, [file.name, file.size], await blob.text(), removed, await call('list', {baseDir})];`,
        });
        return result();
      }),
  },
  {
    id: 'storage/own-folder',
    says: "Without baseDir the folder is the script's UUID.",
    about: ['CAT_fileStorage'],
    defaults: ['baseDir'],
    expect: true,
    run: (stage) =>
      withStorage(stage, async () => {
        const {uuid, result} = await stage.play({
          grant: ['CAT_fileStorage'],
          code: `${call}return call('upload', {path: 'own.txt', data: new Blob(['x'])});`,
        });
        await result();
        return stage.world.visits.some(
          ({method, url}) =>
            method === 'PUT' && url.pathname.endsWith(`/ScriptCat/app/${uuid}/own.txt`),
        );
      }),
  },
  {
    id: 'storage/background',
    says: 'In a background script list works; upload fails with code 4.',
    about: ['CAT_fileStorage'],
    expect: [
      ['onload', []],
      ['onerror', 4],
    ],
    run: (stage) =>
      withStorage(stage, () =>
        stage.background({
          grant: ['CAT_fileStorage'],
          code: `${call}const baseDir = 'background';
            return [await within(call('list', {baseDir}), 6000),
              await within(call('upload', {baseDir, path: 'b.txt', data: new Blob(['x'])}), 5000)];`,
        }),
      ),
  },
];
