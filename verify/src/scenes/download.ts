import {whileNamingFiles} from '../extension/browser';
import {spyOnBrowser, takeCalls} from '../extension/spy';
import type {Scenes, Stage, StagedScript} from './stage';

/** The result of the script, and the file names of the downloads that it started. */
async function downloads({scriptcat}: Stage, {play}: StagedScript) {
  await spyOnBrowser(scriptcat);
  await takeCalls(scriptcat);
  const {value} = await play();
  const files = (await takeCalls(scriptcat))
    .filter(([name]) => name === 'download')
    .map(([, details]) => (details as {filename: string}).filename);
  return [value, files] as const;
}

const valueAndFiles = async (stage: Stage, script: StagedScript) => [
  ...(await downloads(stage, script)),
];
const filesOnly = async (stage: Stage, script: StagedScript) => (await downloads(stage, script))[1];

export const downloadScenes: Scenes = {
  'download/native': valueAndFiles,
  'download/name': filesOnly,
  'download/browser': valueAndFiles,
  'download/short-form': valueAndFiles,
  'download/not-found': filesOnly,
  'download/conflict': (stage, {play}) =>
    whileNamingFiles(stage.scriptcat.context, async () => {
      await play();
      return stage.scriptcat.inWorker(async () => {
        const found = await chrome.downloads.search({
          filenameRegex: 'conflict',
          orderBy: ['startTime'],
        });
        return found.map(({filename}) => filename);
      }, undefined);
    }),
  'download/defaults': async (stage, {play}) => {
    const {value} = await play();
    const visit = stage.world.visits.findLast(({url}) => url.pathname === '/file');
    return [value, visit?.method ?? '', String(visit?.headers.cookie).includes('a=browser')];
  },
};
