import {type Claim, claims, type Json} from '@scriptcat/claims';
import {within} from '@scriptcat/testing/within';
import {judge} from '../claims/run';
import type {ScriptCat} from '../extension/scriptcat';
import type {Finding} from '../results';
import {agentScenes} from './agent';
import {checkScenes} from './check';
import {downloadScenes} from './download';
import {installationScenes} from './installation';
import {keptScenes} from './kept';
import {menuScenes} from './menu';
import {networkScenes} from './network';
import {notificationScenes} from './notification';
import {pageScenes} from './page';
import {promptScenes} from './prompts';
import {reachScenes} from './reach';
import {type Scenes, Stage, type Surroundings} from './stage';
import {storageScenes} from './storage';
import {valueScenes} from './values';

/** Scenes by the id of their claim. */
export const scenes: Scenes = {
  ...valueScenes,
  ...networkScenes,
  ...menuScenes,
  ...notificationScenes,
  ...downloadScenes,
  ...pageScenes,
  ...installationScenes,
  ...storageScenes,
  ...agentScenes,
  ...checkScenes,
  ...promptScenes,
  ...keptScenes,
  ...reachScenes,
};

/** Longer than any scene takes on a busy machine. */
const sceneMs = 120_000;

/** Plays scenes one after the other, since prompts and tabs belong to whoever acts. */
export async function playScenes(
  scriptcat: ScriptCat,
  {world, options, version}: Surroundings & {version: string},
  isAsked: (id: string) => boolean,
): Promise<Finding[]> {
  const stage = new Stage(scriptcat, {world, options});
  const findings: Finding[] = [];
  for (const [id, scene] of Object.entries(scenes).filter(([id]) => isAsked(id))) {
    const claim = claims.find((each) => each.id === id) as Claim;
    let seen: Json;
    try {
      const played = Promise.resolve(scene(stage, stage.staged(claim)));
      seen = await within(played, sceneMs, 'the end of the scene');
    } catch (error) {
      seen = {thrown: String((error as Error).message ?? error).split('\n', 1)[0] ?? ''};
    }
    await within(stage.clear(), sceneMs, 'an empty stage').catch(() => undefined);
    findings.push(judge(claim, seen, {version}));
  }
  return findings;
}
