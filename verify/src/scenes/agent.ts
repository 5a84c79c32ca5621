import {addModel} from '../extension/model';
import {answerPrompts} from '../extension/prompts';
import {closePage} from '../extension/scriptcat';
import {poll, until} from '../wait';
import {answerSlowly} from '../world/model';
import type {Scene, Stage} from './stage';

/** Runs code with one part of the Agent, and says yes to whatever the user is asked. */
async function withConsent(stage: Stage, part: string, code: string) {
  const prompts = answerPrompts(stage.scriptcat, {duration: 'permanent'});
  const {result} = await stage.play({grant: [`CAT.agent.${part}`], code});
  const seen = await result();
  prompts.stop();
  return seen;
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
  const prompts = answerPrompts(stage.scriptcat, {duration: 'permanent'});
  const {page} = await stage.play({
    grant: ['CAT.agent.conversation'],
    code: `const conversation = await CAT.agent.conversation.create(${options}); await conversation.chat('hi');`,
  });
  await until(() => stage.world.visits.some((visit) => visit.host === host), {
    what: 'a question to the model',
  });
  prompts.stop();
  await closePage(page);
  await poll(() => isHeard !== undefined, 8000);
  return isHeard ?? 'not known';
}

/** The version that reworked conversations and tasks. */
const agentRework = '1.5.0-beta.2';

const scene = (
  id: string,
  part: string,
  says: string,
  code: string,
  expect: Scene['expect'],
  /** What was seen before the Agent of 1.5.0-beta.2. */
  before?: Scene['expect'],
): Scene => ({
  id: `agent/${id}`,
  says,
  about: [`CAT.agent.${part}`],
  expect,
  ...(before !== undefined && {until: {version: agentRework, expect: before}}),
  run: (stage) => withConsent(stage, part, code),
});

export const agentScenes: readonly Scene[] = [
  scene(
    'no-model',
    'conversation',
    'Without a model a conversation is refused with this text.',
    `return (await failure(() => CAT.agent.conversation.create({}).then((c) => c.chat('hi')))).replace(/^\\w+: /, '');`,
    'No model configured. Please configure a model in Agent settings.',
  ),
  scene(
    'commands',
    'conversation',
    'Commands of your own work in an ephemeral conversation; with a stored one create never settles.',
    `const commands = {'/hi': async () => 'hello'};
     const kind = (options) => within(failure(() => CAT.agent.conversation.create({commands, ...options})).then((problem) => problem === 'none' ? 'created' : 'failed'), 4000);
     return [await kind({ephemeral: true}), await kind({})];`,
    ['created', 'pending'],
  ),
  scene(
    'no-conversation',
    'conversation',
    'get answers null where there is no such conversation.',
    `return await CAT.agent.conversation.get('nothing');`,
    null,
  ),
  scene(
    'models',
    'model',
    'Without models list is empty and getDefault an empty string.',
    `return [await CAT.agent.model.list(), await CAT.agent.model.getDefault(), await CAT.agent.model.getSummary()];`,
    [[], '', ''],
  ),
  scene(
    'no-skill',
    'skills',
    'get answers null, call rejects where there is no such skill.',
    `return [await CAT.agent.skills.get('nothing'), (await failure(() => CAT.agent.skills.call('nothing', 'x', {}))).replace(/^\\w+: /, '')];`,
    [null, 'Skill "nothing" not found'],
  ),
  scene(
    'bad-skill',
    'skills',
    'Content without front matter is refused.',
    `return (await failure(() => CAT.agent.skills.install('no front matter'))).replace(/^\\w+: /, '');`,
    'Invalid SKILL.cat.md: missing or malformed frontmatter',
  ),
  scene(
    'files',
    'opfs',
    'write reports path and size, read gives the content, delete removes it.',
    `const {size} = await CAT.agent.opfs.write('scene/a.txt', 'hello'); const {content} = await CAT.agent.opfs.read('scene/a.txt'); await CAT.agent.opfs.delete('scene/a.txt'); return [size, content];`,
    [5, 'hello'],
  ),
  scene(
    'path',
    'opfs',
    'A path with .. is refused.',
    `return (await failure(() => CAT.agent.opfs.read('../x'))).replace(/^\\w+: /, '');`,
    'Invalid path: ".." is not allowed',
  ),
  scene(
    'attachment',
    'opfs',
    'An unknown attachment is refused.',
    `return (await failure(() => CAT.agent.opfs.readAttachment('nothing'))).replace(/^\\w+: /, '');`,
    'Attachment not found: nothing',
  ),
  scene(
    'task-life',
    'task',
    'A created task can be listed, updated with its generation and revision, and removed.',
    `const task = await CAT.agent.task.create({name: 'scene', crontab: '0 8 * * *', mode: 'event', enabled: false}); const listed = (await CAT.agent.task.list()).some(({id}) => id === task.id); const changed = await CAT.agent.task.update(task.id, {...task, name: 'renamed'}); await CAT.agent.task.remove(task.id, changed); return [listed, changed.name, typeof (await CAT.agent.task.get(task.id))];`,
    [true, 'renamed', 'undefined'],
  ),
  scene(
    'task-revision',
    'task',
    'update without them throws "CAT.agent.task.update: task must include the generation/revision …".',
    `return (await failure(() => CAT.agent.task.update('x', {name: 'x'}))).includes('task must include the generation/revision');`,
    true,
    false,
  ),
  scene(
    'tabs',
    'dom',
    'listTabs gives the open tabs with id, address and title.',
    `const tabs = await CAT.agent.dom.listTabs(); const own = tabs.find(({url}) => url === location.href); return [typeof own.tabId, typeof own.title, typeof own.windowId];`,
    ['number', 'string', 'number'],
  ),
  scene(
    'task-errors',
    'task',
    'A task that is not there, or was changed meanwhile, is refused.',
    `const plain = (text) => text.replace(/^\\w+: /, '');
     const task = await CAT.agent.task.create({name: 'scene', crontab: '0 8 * * *', mode: 'event', enabled: false});
     await CAT.agent.task.update(task.id, {...task, name: 'renamed'});
     const stale = plain(await failure(() => CAT.agent.task.update(task.id, {...task, name: 'stale'})));
     const missing = plain(await failure(() => CAT.agent.task.update('nothing', task)));
     await CAT.agent.task.remove(task.id, await CAT.agent.task.get(task.id));
     return [stale.replace(task.id, '<id>'), missing];`,
    ['Task "<id>" changed or was deleted', 'Task not found'],
    ['none', 'Task not found'],
  ),
  scene(
    'skill-errors',
    'skills',
    'A skill without such a script, and a script without its header, are refused.',
    `const plain = (text) => text.replace(/^\\w+: /, '');
     const skill = '---\\nname: scene-skill\\ndescription: for a scene\\n---\\nNothing.';
     await CAT.agent.skills.install(skill);
     const missing = plain(await failure(() => CAT.agent.skills.call('scene-skill', 'nothing', {})));
     const bad = plain(await failure(() => CAT.agent.skills.install(skill, [{name: 'bad.js', code: 'return 1;'}])));
     await CAT.agent.skills.remove('scene-skill');
     return [missing, bad];`,
    [
      'Script "nothing" not found in skill "scene-skill"',
      'Invalid SkillScript "bad.js": missing ==SkillScript== header',
    ],
  ),
  // From here on there is a model; the others are about an Agent without one.
  {
    id: 'agent/stored',
    says: 'A conversation is stored unless it is ephemeral; an id that is in use is refused.',
    about: ['CAT.agent.conversation'],
    defaults: ['ephemeral'],
    expect: [true, null, 'Conversation "scene-stored" already exists'],
    until: {version: agentRework, expect: [true, null, 'none']},
    async run(stage) {
      await addModel(stage.scriptcat);
      return withConsent(
        stage,
        'conversation',
        `const {create, get} = CAT.agent.conversation;
         const stored = await create({id: 'scene-stored'});
         const passing = await create({ephemeral: true});
         return [(await get(stored.id)) !== null, await get(passing.id),
           (await failure(() => create({id: 'scene-stored'}))).replace(/^\\w+: /, '')];`,
      );
    },
  },
  {
    id: 'agent/cache',
    says: 'Anthropic is asked to cache unless cache is false, which a stored conversation ignores.',
    about: ['CAT.agent.conversation'],
    defaults: ['cache'],
    expect: [true, false, true],
    async run(stage) {
      const {scriptcat, world} = stage;
      const apiBaseUrl = 'https://model.example.net';
      await addModel(scriptcat, {id: 'in-blocks', provider: 'anthropic', apiBaseUrl});
      await withConsent(
        stage,
        'conversation',
        `const ask = async (text, options) => (await CAT.agent.conversation.create(options)).chat(text);
         await ask('by default', {ephemeral: true});
         await ask('without', {ephemeral: true, cache: false});
         await ask('stored', {cache: false});`,
      );
      const bodies = world.visits
        .filter(({url}) => url.pathname === '/v1/messages')
        .map(({body}) => body.toString());
      return ['by default', 'without', 'stored'].map((text) => {
        const asked = bodies.findLast((body) => body.includes(`"${text}"`));
        return asked?.includes('"cache_control"') ?? 'not asked';
      });
    },
  },
  {
    id: 'agent/background',
    says: 'When the page is closed the answer is given up, and with background it is read to its end.',
    about: ['CAT.agent.conversation'],
    defaults: ['background'],
    expect: [false, true],
    run: async (stage) => [
      await leaveEarly(stage, '{}'),
      await leaveEarly(stage, '{background: true}'),
    ],
  },
];
