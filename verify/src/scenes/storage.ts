import {answerPrompts} from '../extension/prompts';
import type {Scene, Scenes} from './stage';

/** Plays with cloud storage set up, and consent to use it. */
const withStorage =
  (scene: Scene): Scene =>
  async (stage, script) => {
    const {scriptcat} = stage;
    const configure = (status: string, params: object) =>
      scriptcat.setConfig('cat_file_storage', {status, filesystem: 'webdav', params});
    await configure('success', {webdav: {authType: 'none', url: 'https://dav.example.net/'}});
    const prompts = answerPrompts(scriptcat, {duration: 'permanent'});
    try {
      return await scene(stage, script);
    } finally {
      prompts.stop();
      await configure('unset', {});
    }
  };

export const storageScenes: Scenes = {
  'storage/life': withStorage(async (_, {play}) => (await play()).value),
  'storage/own-folder': withStorage(async ({world}, {play}) => {
    const {uuid} = await play();
    return world.visits.some(
      ({method, url}) =>
        method === 'PUT' && url.pathname.endsWith(`/ScriptCat/app/${uuid}/own.txt`),
    );
  }),
  'storage/background': withStorage((_, {inBackground}) => inBackground()),
};
