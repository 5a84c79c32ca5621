import {answerPrompts} from '../extension/prompts';
import {whileChanged} from '../extension/spy';
import type {Scene, Stage} from './stage';

const request = (url: string) => `
  const go = (url) => new Promise((done) => GM_xmlhttpRequest({url,
    onload: (r) => done(['load', r.status]), onerror: (r) => done(['error', r.error])}));
  return go('${url}');`;

async function asked(
  stage: Stage,
  script: {grant: string[]; header?: string[]; code: string},
  answer: Parameters<typeof answerPrompts>[1],
) {
  const prompts = answerPrompts(stage.scriptcat, answer);
  const {page, result} = await stage.play(script);
  const first = await result();
  const count = prompts.seen.length;
  return {
    first,
    count,
    again: async () => {
      await page.reload();
      const second = await stage.result(page);
      prompts.stop();
      return second;
    },
    stop: prompts.stop,
    seen: prompts.seen,
  };
}

/** Plays without any tab for a prompt; the forty seconds given to an answer pass at once. */
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

export const networkScenes: readonly Scene[] = [
  {
    id: 'network/asks',
    says: 'With no @connect line the user is asked per host; after allowing it works.',
    about: ['@connect', 'GM_xmlhttpRequest'],
    expect: [['load', 200], 1],
    async run(stage) {
      const {first, count, stop} = await asked(
        stage,
        {grant: ['GM_xmlhttpRequest'], code: request('https://asked.example/')},
        {},
      );
      stop();
      return [first, count];
    },
  },
  {
    id: 'network/asks-again',
    says: 'Allowed for good, the host is not asked about again.',
    about: ['@connect'],
    expect: [['load', 200], ['load', 200], 1],
    async run(stage) {
      const play = await asked(
        stage,
        {grant: ['GM_xmlhttpRequest'], code: request('https://asked-once.example/')},
        {duration: 'permanent'},
      );
      return [play.first, await play.again(), play.seen.length];
    },
  },
  {
    id: 'network/denied',
    says: 'When the user refuses, the error is "permission not allowed".',
    about: ['GM_xmlhttpRequest'],
    expect: ['error', 'permission not allowed'],
    async run(stage) {
      const {first, stop} = await asked(
        stage,
        {grant: ['GM_xmlhttpRequest'], code: request('https://denied.example/')},
        {reply: 'deny'},
      );
      stop();
      return first;
    },
  },
  {
    id: 'network/denied-for-good',
    says: 'A host refused for good gives "permission denied" without a question.',
    about: ['GM_xmlhttpRequest'],
    expect: [['error', 'permission denied'], 1],
    async run(stage) {
      const play = await asked(
        stage,
        {grant: ['GM_xmlhttpRequest'], code: request('https://denied-for-good.example/')},
        {reply: 'deny', duration: 'permanent'},
      );
      return [await play.again(), play.seen.length];
    },
  },
  {
    id: 'cookies/asks',
    says: 'GM_cookie asks the user, and a refusal is "permission not allowed".',
    about: ['GM_cookie'],
    expect: 'permission not allowed',
    async run(stage) {
      const {first, stop} = await asked(
        stage,
        {
          grant: ['GM_cookie'],
          code: `return new Promise((done) => GM_cookie('list', {}, (cookies, error) => done(error)));`,
        },
        {reply: 'deny'},
      );
      stop();
      return first;
    },
  },
  {
    id: 'cookies/denied-for-good',
    says: 'Cookies refused for good give "permission denied".',
    about: ['GM_cookie'],
    expect: 'permission denied',
    async run(stage) {
      const play = await asked(
        stage,
        {
          grant: ['GM_cookie'],
          code: `return new Promise((done) => GM_cookie('list', {}, (cookies, error) => done(error)));`,
        },
        {reply: 'deny', duration: 'permanent'},
      );
      return play.again();
    },
  },
  {
    id: 'network/blacklisted',
    says: 'A request to a blacklisted address is refused.',
    about: ['GM_xmlhttpRequest'],
    expect: ['error', 'Refused to connect to "https://blocked.example/": URL is blacklisted'],
    async run(stage) {
      await stage.scriptcat.setBlacklist(['https://blocked.example/*']);
      try {
        const {result} = await stage.play({
          grant: ['GM_xmlhttpRequest'],
          header: ['@connect blocked.example'],
          code: request('https://blocked.example/'),
        });
        return await result();
      } finally {
        await stage.scriptcat.setBlacklist([]);
      }
    },
  },
  {
    id: 'network/nobody-answers',
    says: 'A question that nobody answers counts as refused after 30 seconds.',
    about: ['GM_xmlhttpRequest'],
    expect: ['error', 'permission not allowed'],
    async run(stage) {
      const {page} = await stage.play({
        grant: ['GM_xmlhttpRequest'],
        code: request('https://nobody-answers.example/'),
      });
      return stage.result(page, 50_000);
    },
  },
  {
    id: 'network/no-prompt',
    says: 'If the prompt cannot be shown, the request is given up after 40 seconds.',
    about: ['GM_xmlhttpRequest'],
    expect: ['error', 'permission confirm timeout'],
    run: (stage) =>
      withoutPrompts(stage, async () => {
        const {result} = await stage.play({
          grant: ['GM_xmlhttpRequest'],
          code: request('https://no-prompt.example/'),
        });
        return result();
      }),
  },
  ...[
    {
      id: 'network/bad-address',
      says: 'An address that cannot be parsed calls nothing; the console says so.',
      details: `{url: 'http://['}`,
      text: "Failed to construct 'URL': Invalid URL",
    },
    {
      id: 'network/document-data',
      says: 'A Document as data calls nothing; the console says so.',
      details: `{url: 'https://api.example.net/', method: 'POST', data: document}`,
      text: 'GM xhr data does not support Document',
    },
  ].map(
    ({id, says, details, text}): Scene => ({
      id,
      says,
      about: ['GM_xmlhttpRequest'],
      expect: ['nothing', text],
      async run(stage) {
        const {result, console: lines} = await stage.play({
          grant: ['GM_xmlhttpRequest'],
          header: ['@connect example.net'],
          code: `let called = 'nothing';
            const call = (name) => () => { called = name; };
            try { GM_xmlhttpRequest({...${details}, onload: call('onload'), onerror: call('onerror'), onloadend: call('onloadend')}); } catch {}
            await wait(1500); return called;`,
        });
        const called = await result();
        return [called, lines.some((line) => line.includes(text)) ? text : lines.join(' | ')];
      },
    }),
  ),
  {
    id: 'network/refused-fields',
    says: 'When the user refuses, onerror gets readyState and error only.',
    about: ['GM_xmlhttpRequest'],
    expect: [4, 'permission not allowed', 'undefined', 'undefined', 'undefined'],
    async run(stage) {
      const {first, stop} = await asked(
        stage,
        {
          grant: ['GM_xmlhttpRequest'],
          code: `return new Promise((done) => GM_xmlhttpRequest({url: 'https://refused-fields.example/', context: 1,
            onerror: ({readyState, error, status, context, responseHeaders}) => done([readyState, error, status, context, responseHeaders])}));`,
        },
        {reply: 'deny'},
      );
      stop();
      return first;
    },
  },
];
