import type {Json} from '@scriptcat/claims';
import type {Page} from 'playwright-core';
import {answerPrompts} from '../extension/prompts';
import {whileChanged} from '../extension/spy';
import type {Scene, Scenes, Stage} from './stage';

interface Asked {
  uuid: string;
  page: Page;
  value: Json;
  /** The text of each prompt. */
  prompts: readonly string[];
  /** The result on the next visit. */
  again(): Promise<Json>;
}

/** Plays the script and answers what the user is asked. */
export const asked =
  (
    answer: Parameters<typeof answerPrompts>[1],
    look: (asked: Asked, stage: Stage) => Json | Promise<Json>,
  ): Scene =>
  async (stage, {play}) => {
    const {seen: prompts, stop} = answerPrompts(stage.scriptcat, answer);
    try {
      const {uuid, page, value} = await play();
      const again = async () => {
        await page.reload();
        return stage.result(page);
      };
      return await look({uuid, page, value, prompts, again}, stage);
    } finally {
      stop();
    }
  };

/** The result of the script, and whether the console has a text. */
const prints =
  (text: string): Scene =>
  async (_, {play}) => {
    const {value, console: lines} = await play();
    return [value, lines.some((line) => line.includes(text)) ? text : lines.join(' | ')];
  };

/** Plays without any tab for a prompt. The forty seconds given to an answer pass immediately. */
const withoutPrompts = <T>(stage: Stage, task: () => Promise<T>) =>
  whileChanged(
    stage.scriptcat,
    () => {
      const {setTimeout} = globalThis;
      const {create} = chrome.tabs;
      Object.assign(globalThis, {
        setTimeout: (act: () => void, milliseconds: number, ...details: []) =>
          setTimeout(act, milliseconds === 40_000 ? 500 : milliseconds, ...details),
        undo: () => {
          Object.assign(globalThis, {setTimeout});
          Object.assign(chrome.tabs, {create});
        },
      });
      Object.assign(chrome.tabs, {create: () => Promise.reject(new Error('There is no window.'))});
    },
    task,
  );

export const networkScenes: Scenes = {
  'network/asks': asked({}, ({value, prompts}) => [value, prompts.length]),
  'network/asks-again': asked({duration: 'permanent'}, async ({value, prompts, again}) => [
    value,
    await again(),
    prompts.length,
  ]),
  'network/denied': asked({reply: 'deny'}, ({value}) => value),
  'network/denied-for-good': asked(
    {reply: 'deny', duration: 'permanent'},
    async ({prompts, again}) => [await again(), prompts.length],
  ),
  'network/refused-fields': asked({reply: 'deny'}, ({value}) => value),
  'cookies/asks': asked({reply: 'deny'}, ({value}) => value),
  'cookies/denied-for-good': asked({reply: 'deny', duration: 'permanent'}, ({again}) => again()),
  'network/blacklisted': async ({scriptcat}, {play}) => {
    await scriptcat.setBlacklist(['https://blocked.example/*']);
    try {
      return (await play()).value;
    } finally {
      await scriptcat.setBlacklist([]);
    }
  },
  'network/nobody-answers': async (stage, {open}) => {
    const {page} = await open();
    return stage.result(page, 50_000);
  },
  'network/no-prompt': (stage, {play}) => withoutPrompts(stage, async () => (await play()).value),
  'network/bad-address': prints("Failed to construct 'URL': Invalid URL"),
  'network/document-data': prints('GM xhr data does not support Document'),
};
