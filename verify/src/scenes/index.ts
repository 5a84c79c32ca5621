import type {Json} from '@scriptcat/claims';
import {within} from '@scriptcat/testing/within';
import {judge} from '../claims/run';
import type {ScriptCat} from '../extension/scriptcat';
import type {Finding} from '../results';
import type {World} from '../world';
import {agentScenes} from './agent';
import {browserScenes} from './browser';
import {installationScenes} from './installation';
import {menuScenes} from './menu';
import {networkScenes} from './network';
import {type Scene, Stage} from './stage';
import {storageScenes} from './storage';
import {valueScenes} from './values';

export const scenes: readonly Scene[] = [
  ...valueScenes,
  ...networkScenes,
  ...menuScenes,
  ...browserScenes,
  ...installationScenes,
  ...storageScenes,
  ...agentScenes,
];

/** No scene takes as long, not even on a busy machine. */
const sceneMs = 120_000;

/** Plays scenes one after the other, since prompts and tabs belong to whoever acts. */
export async function playScenes(
  scriptcat: ScriptCat,
  world: World,
  chosen: readonly Scene[],
  version: string,
): Promise<Finding[]> {
  const stage = new Stage(scriptcat, world);
  const findings: Finding[] = [];
  for (const scene of chosen) {
    let seen: Json;
    try {
      seen = await within(scene.run(stage), sceneMs, 'the end of the scene');
    } catch (error) {
      seen = {thrown: String((error as Error).message ?? error).split('\n', 1)[0] ?? ''};
    }
    await within(stage.clear(), sceneMs, 'an empty stage').catch(() => undefined);
    findings.push(judge(scene, seen, version));
  }
  return findings;
}
