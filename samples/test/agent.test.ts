import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {parse} from 'yaml';
import {runSample} from './run-sample';

test('the summary appears on top of the page', async () => {
  const {manager, document} = await runSample('agent/summarise.user.js', {
    html: '<p>A long text</p>',
    agent: {replies: ['Short.']},
  });
  await manager.choose('Summarise');
  expect(manager.callsOf('CAT.agent.conversation.create')[0]?.[0]).toMatchObject({ephemeral: true});
  expect(manager.callsOf('chat')).toEqual([['A long text']]);
  expect(document.body.firstElementChild?.textContent).toBe('Short.');
});

test('the model can ask for a price and is told what is missing', async () => {
  const {manager, log} = await runSample('agent/own-tool.user.js', {
    html: '<i data-product="tea" data-price="3">Tea</i>',
    agent: {replies: ['Tea.']},
  });
  await manager.choose('Which one is cheaper?');
  const handler = manager.world.agent.tools[0]?.handler as (args: {
    product: string;
  }) => Promise<unknown>;
  expect(await handler({product: 'tea'})).toBe('3');
  await expect(handler({product: 'milk'})).rejects.toThrow('no product called milk');
  expect(log).toEqual([['Tea.']]);
});

test('a stream is shown piece by piece, an error included', async () => {
  const {manager, document} = await runSample('agent/stream.user.js', {
    selection: 'entropy',
    agent: {
      chunks: [
        {type: 'content_delta', content: 'It '},
        {type: 'thinking_delta', content: 'hm'},
        {type: 'content_delta', content: 'grows.'},
        {type: 'error', error: 'connection lost'},
      ],
    },
  });
  await manager.choose('Explain the selection');
  expect(manager.callsOf('chatStream')).toEqual([['Explain: entropy']]);
  expect(document.querySelector('pre')?.textContent).toBe('It grows.\nconnection lost');
});

describe('filling a form elsewhere', () => {
  test('fills and does not send', async () => {
    const {manager} = await runSample('agent/fill-form.user.js', {agent: {elements: ['#hours']}});
    await manager.choose('Enter working hours');
    expect(manager.callsOf('CAT.agent.dom.fill')).toEqual([['#hours', '8', {tabId: 7}]]);
  });

  test('stops when the form does not appear', async () => {
    const {manager} = await runSample('agent/fill-form.user.js');
    await expect(manager.choose('Enter working hours')).rejects.toThrow('didn’t appear');
    expect(manager.callsOf('CAT.agent.dom.fill')).toEqual([]);
  });
});

describe('daily digest', () => {
  test('creates one enabled task and logs when it is due', async () => {
    const {manager} = await runSample('agent/daily-digest.user.js');
    expect(manager.world.agent.tasks).toMatchObject([
      {name: 'daily-digest', enabled: true, mode: 'event'},
    ]);
    const {tasks, listeners} = manager.world.agent;
    const taskId = String(tasks[0]?.id);
    listeners.get(taskId)?.({taskId, triggeredAt: Date.UTC(2027, 2, 3, 8)});
    expect(manager.callsOf('GM_log')).toEqual([['digest due at 2027-03-03T08:00:00.000Z']]);
  });

  test('does not create it twice', async () => {
    const {manager} = await runSample('agent/daily-digest.user.js', {
      agent: {tasks: [{id: 't9', name: 'daily-digest'}]},
    });
    expect(manager.callsOf('CAT.agent.task.create')).toEqual([]);
    expect(manager.world.agent.listeners.has('t9')).toBe(true);
  });
});

test('the models are listed with the default marked', async () => {
  const {manager} = await runSample('agent/list-models.user.js', {
    agent: {
      models: [
        {id: 'a', name: 'Large', supportsVision: true},
        {id: 'b', name: 'Small', supportsVision: false},
      ],
    },
  });
  expect(manager.callsOf('GM_log')).toEqual([
    ['Large (default)', 'info', {vision: true}],
    ['Small', 'info', {vision: false}],
  ]);
});

test('a note is appended to what is there', async () => {
  const {manager} = await runSample('agent/workspace-note.user.js', {
    url: 'https://example.com/b',
    title: 'B',
    agent: {workspace: new Map([['reading-notes/pages.md', '- A <https://example.com/a>\n']])},
  });
  await manager.choose('Save this page for the Agent');
  expect(manager.world.agent.workspace.get('reading-notes/pages.md')).toBe(
    '- A <https://example.com/a>\n- B <https://example.com/b>\n',
  );
});

describe('skills', () => {
  test('a script of a skill is called without a model', async () => {
    const {manager, log} = await runSample('agent/call-skill.user.js', {
      agent: {
        skills: {'unit-converter': (params) => ({value: (params as {miles: number}).miles * 2})},
      },
    });
    await manager.choose('Convert miles');
    expect(manager.callsOf('CAT.agent.skills.call')).toEqual([
      ['unit-converter', 'convert', {miles: 26.2}],
    ]);
    expect(log).toEqual([['52.4 km']]);
  });

  test('says what to do when the skill is missing', async () => {
    const {manager, log} = await runSample('agent/call-skill.user.js');
    await manager.choose('Convert miles');
    expect(log).toEqual([['Install the skill first.']]);
  });

  test('the front matter of the skill names its script and its setting', () => {
    const file = readFileSync(
      new URL('../agent/unit-converter/SKILL.cat.md', import.meta.url),
      'utf8',
    );
    const front = /^---\n(.*?)\n---\n/s.exec(file)?.[1] ?? '';
    expect(parse(front)).toMatchObject({
      name: 'unit-converter',
      version: '1.0.0',
      scripts: ['convert.js'],
      config: {digits: {type: 'number', default: 1}},
    });
  });

  test('the skill script converts, with and without its setting', async () => {
    const file = 'agent/unit-converter/scripts/convert.js';
    const plain = await runSample(file, {args: {miles: 1}});
    expect(plain.result).toEqual({value: 1.6});
    const exact = await runSample(file, {args: {miles: 1}, config: {digits: 3}});
    expect(exact.result).toEqual({value: 1.609});
  });
});
