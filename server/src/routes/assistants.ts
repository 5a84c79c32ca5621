import {answerMessage, codes, fault} from '../assistants/protocol';
import type {ScriptQuestion} from '../assistants/script-answers';
import type {ToolDeps} from '../assistants/tools';
import {json} from '../http';
import type {Log} from '../log';
import type {Refuse} from '../middleware/limits';
import type {TakeToken} from '../rate-limit';
import type {Search} from '../search/search-thread';
import {ThreadError} from '../thread';
import {createOpenEndpoint} from './open-endpoint';

export type AskAboutScript = (question: ScriptQuestion, from: string) => Promise<string>;

interface AssistantDeps extends Omit<ToolDeps, 'askAboutScript' | 'search'> {
  search: Pick<Search, 'find'>;
  askAboutScript: AskAboutScript;
  takeToken: TakeToken;
  log: Log;
}

/** A question that had to be stopped counts as that many: it kept the others' waiting. */
const STOPPED_COST = 20;

const errorCodes: Record<number, number> = {400: codes.parse, 413: codes.request};
const refuse: Refuse = (status, message, headers) => {
  const reply = fault(errorCodes[status] ?? codes.refused, message);
  return json(status, {jsonrpc: '2.0', ...reply, id: null}, headers);
};

/** The Model Context Protocol for assistants: read-only, without sessions, one message a request. */
export function createAssistantRoute(deps: AssistantDeps) {
  const {search, takeToken, log} = deps;

  async function askAboutScript(question: ScriptQuestion, from: string) {
    try {
      return await deps.askAboutScript(question, from);
    } catch (cause) {
      if (cause instanceof ThreadError && cause.kind === 'ended') {
        takeToken(from, STOPPED_COST);
        log.warn('assistant.stopped', {tool: question.tool});
      }
      throw cause;
    }
  }

  return createOpenEndpoint({
    path: '/mcp',
    takeToken,
    allowHeaders: ['content-type', 'accept', 'mcp-protocol-version'],
    maxBytes: 60_000,
    refuse,
    async check({req}, next) {
      // A form on another site, which cannot send this type, would use up its visitors' limits.
      if (!/^application\/json\b/i.test(req.header('content-type') ?? '')) {
        return refuse(415, 'Send application/json');
      }
      const isAccepted = /application\/json|\*\/\*/i.test(req.header('accept') ?? '*/*');
      return isAccepted ? next() : refuse(406, 'Accept application/json');
    },
    async answer(c) {
      const from = c.get('address');
      const message = await c.req.json<unknown>().catch(() => undefined);
      if (message === undefined) return refuse(400, 'The body isn’t JSON');
      const reply = await answerMessage(message, {
        ...deps,
        askAboutScript: (question) => askAboutScript(question, from),
        search: (question) => search.find(question, from),
      });
      log.info('assistant.answered');
      if (!reply) return new Response(null, {status: 202});
      return json(reply.id === undefined ? 400 : 200, {jsonrpc: '2.0', id: null, ...reply});
    },
  });
}
