import type {Page} from 'playwright-core';
import {answerPrompts} from '../extension/prompts';
import {asked} from './network';
import type {Scene, Scenes, Stage, StagedScript} from './stage';

type Answer = Parameters<typeof answerPrompts>[1];

interface Permission {
  uuid: string;
  permission: string;
  permissionValue: string;
  allow: boolean;
}

/** What Permission Management lists for a script. */
const listed = ({scriptcat}: Stage, uuid: string) =>
  scriptcat.send<Permission[]>('runtime/permission/getScriptPermissions', uuid);

/** The result of the script, and how often it made ScriptCat ask. */
const count = (answer: Answer): Scene =>
  asked(answer, ({value, prompts}) => [value, prompts.length]);

/** Both results of two visits, how often it asked, and how many answers are listed. */
const twice = (answer: Answer, between?: (stage: Stage, uuid: string) => Promise<unknown>): Scene =>
  asked(answer, async ({uuid, value, prompts, again}, stage) => {
    await between?.(stage, uuid);
    const second = await again();
    return [value, second, prompts.length, (await listed(stage, uuid)).length];
  });

/** Does something to the only permission of a script, as Permission Management does. */
const change = (action: string, difference: object) => async (stage: Stage, uuid: string) => {
  const [permission] = await listed(stage, uuid);
  await stage.scriptcat.send(`runtime/permission/${action}`, {...permission, ...difference});
};

const reset = ({scriptcat}: Stage, uuid: string) =>
  scriptcat.send('runtime/permission/resetPermission', uuid);

/** Opens the page of a script, and the prompt that it makes ScriptCat show. */
async function openPrompt(stage: Stage, open: StagedScript['open']) {
  let page: Page | undefined;
  const address = await stage.opensPage(/confirm\.html/, async () => {
    ({page} = await open());
  });
  const prompt = stage.scriptcat.context.pages().find((each) => each.url() === address);
  await prompt?.getByTestId('confirm-card').waitFor();
  return {prompt, page: page as Page};
}

/** Answers the first of several prompts for all hosts, and refuses those that come all the same. */
const answerAll =
  (duration: string): Scene =>
  async (stage, {open}) => {
    const {prompt, page} = await openPrompt(stage, open);
    await prompt?.getByTestId(`confirm-duration-${duration}`).click();
    await prompt?.getByRole('switch').click();
    const others = answerPrompts(stage.scriptcat, {reply: 'deny'});
    await prompt?.getByTestId('confirm-allow').click();
    const value = await stage.result(page, 30_000);
    others.stop();
    return [value, others.seen.length];
  };

export const promptScenes: Scenes = {
  'prompts/once': twice({}),
  'prompts/temporary': twice({duration: 'temporary'}),
  'prompts/permanent': twice({duration: 'permanent'}),
  'prompts/denied-once': twice({reply: 'deny'}),
  'prompts/denied-temporarily': twice({reply: 'deny', duration: 'temporary'}),
  'prompts/denied-permanently': twice({reply: 'deny', duration: 'permanent'}),
  'prompts/deleted': twice({duration: 'permanent'}, change('deletePermission', {})),
  'prompts/switched': twice({duration: 'permanent'}, change('updatePermission', {allow: false})),
  'prompts/reset': twice({duration: 'temporary'}, reset),
  'prompts/each-host': count({duration: 'permanent'}),
  'prompts/subdomain': count({duration: 'permanent'}),
  'prompts/unlisted': count({}),
  'prompts/listed': count({}),
  'prompts/own-site': count({}),
  'prompts/star': count({}),
  'prompts/download': count({}),
  'prompts/download-browser': count({}),
  'prompts/cookie-own-site': count({duration: 'permanent'}),
  'prompts/cookie-each-host': count({duration: 'permanent'}),
  'prompts/cookie-unlisted': count({}),
  'prompts/names': asked({}, ({prompts: [text = '']}) =>
    ['prompts', 'named.example', 'https://named.example/path'].map((word) => text.includes(word)),
  ),
  'prompts/each-script': asked({duration: 'permanent'}, async ({prompts}, stage) => {
    const script = `return (await go({url: 'https://ask.example/'}))[0];`;
    const other = await stage.openScript({grant: ['GM_xmlhttpRequest'], script});
    await stage.result(other.page);
    return [prompts.length, (await listed(stage, other.uuid)).length];
  }),
  'prompts/closed': async (stage, {open}) => {
    const {prompt, page} = await openPrompt(stage, open);
    await prompt?.close({runBeforeUnload: true});
    return stage.result(page);
  },
  'prompts/all-hosts': answerAll('permanent'),
  'prompts/all-hosts-temporarily': answerAll('temporary'),
};
