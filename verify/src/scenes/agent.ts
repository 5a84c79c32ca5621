import {addModel} from '../extension/model';
import {answerPrompts} from '../extension/prompts';
import {closePage} from '../extension/scriptcat';
import {poll, until} from '../wait';
import {answerSlowly} from '../world/model';
import type {Scenes, Stage} from './stage';

/** Says yes to whatever the user is asked while a task runs. */
async function withConsent<T>({scriptcat}: Stage, task: () => Promise<T>): Promise<T> {
  const prompts = answerPrompts(scriptcat, {duration: 'permanent'});
  try {
    return await task();
  } finally {
    prompts.stop();
  }
}

/** Asks a slow model, closes the page, and says whether the answer was still heard. */
async function leaveEarly(stage: Stage, options: string) {
  const host = `slow-${stage.newHost()}`;
  let isHeard: boolean | undefined;
  stage.world.on(
    `${host}/v1/chat/completions`,
    answerSlowly((answer) => {
      isHeard = answer;
    }),
  );
  await addModel(stage.scriptcat, {id: host, apiBaseUrl: `https://${host}/v1`});
  const page = await withConsent(stage, async () => {
    const opened = await stage.openScript({
      grant: ['CAT.agent.conversation'],
      script: `(await CAT.agent.conversation.create(${options})).chat('hi');`,
    });
    await until(() => stage.world.visits.some((visit) => visit.host === host), {
      what: 'a question to the model',
    });
    return opened.page;
  });
  await closePage(page);
  await poll(() => isHeard !== undefined, 8000);
  return isHeard ?? 'not known';
}

/** Scenes that need a model. Claims about an Agent without one need no scene. */
export const agentScenes: Scenes = {
  'agent/stored': async (stage, {play}) => {
    await addModel(stage.scriptcat);
    return (await withConsent(stage, play)).value;
  },
  'agent/cache': async (stage, {play}) => {
    const apiBaseUrl = 'https://model.example.net';
    await addModel(stage.scriptcat, {id: 'in-blocks', provider: 'anthropic', apiBaseUrl});
    await withConsent(stage, play);
    const bodies = stage.world.visits
      .filter(({url}) => url.pathname === '/v1/messages')
      .map(({body}) => body.toString());
    return ['by default', 'without', 'stored'].map((text) => {
      const asked = bodies.findLast((body) => body.includes(`"${text}"`));
      return asked?.includes('"cache_control"') ?? 'not asked';
    });
  },
  'agent/background': async (stage) => [
    await leaveEarly(stage, '{}'),
    await leaveEarly(stage, '{background: true}'),
  ],
};
