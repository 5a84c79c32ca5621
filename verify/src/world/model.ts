import type {ServerResponse} from 'node:http';
import {type Handler, sendJson} from './answer';

interface ChatRequest {
  messages: {role: string; content?: unknown}[];
  tools?: {function: {name: string}}[];
}

type Delta = Record<string, unknown>;

/** The answer without the result of a tool. */
export const modelAnswer = 'A short answer.';

const callTool = (name: string, args: object): Delta => {
  const call = {name, arguments: JSON.stringify(args)};
  return {tool_calls: [{index: 0, id: `call-${name}`, type: 'function', function: call}]};
};

/** Converts a distance with the docs' own skill, step by step. */
function convert(miles: number, results: readonly string[]): Delta {
  const skill = 'unit-converter';
  if (results.length === 0) return callTool('load_skill', {skill_name: skill});
  if (results.length === 1) {
    return callTool('execute_skill_script', {skill, script: 'convert', params: {miles}});
  }
  return {content: `${/[\d.]+/.exec(results.at(-1) ?? '')} km`};
}

/** Uses a skill for a distance, asks a script's own tool for a price once, and says what it heard. */
function replyTo({messages, tools = []}: ChatRequest): Delta {
  const question = messages.findLastIndex(({role}) => role === 'user');
  const distance = /\d+\.\d+/.exec(JSON.stringify(messages[question]?.content ?? ''));
  const results = messages
    .slice(question)
    .flatMap(({role, content}) => (role === 'tool' ? [String(content)] : []));
  const hasTool = (name: string) => tools.some((tool) => tool.function.name === name);
  if (distance && hasTool('load_skill')) return convert(Number(distance), results);
  const heard = messages.findLast(({role}) => role === 'tool');
  if (heard) return {content: `It costs ${String(heard.content)}.`};
  const name = 'get_price';
  return hasTool(name) ? callTool(name, {product: 'tea'}) : {content: modelAnswer};
}

/** Begins an answer in the usual streaming protocol, which goes on in parts. */
function beginAnswer(response: ServerResponse, delta: Delta) {
  const event = (choice: object) => {
    response.write(`data: ${JSON.stringify({choices: [{index: 0, ...choice}]})}\n\n`);
  };
  response.writeHead(200, {'content-type': 'text/event-stream'});
  event({delta: {role: 'assistant', ...delta}, finish_reason: null});
  return (finish: string) => {
    event({delta: {}, finish_reason: finish});
    response.write('data: {"choices":[],"usage":{"prompt_tokens":1,"completion_tokens":1}}\n\n');
    response.end('data: [DONE]\n\n');
  };
}

/** The same in the streaming protocol of Anthropic. */
function answerInBlocks(response: ServerResponse) {
  const event = (type: string, details: object) => {
    response.write(`event: ${type}\ndata: ${JSON.stringify({type, ...details})}\n\n`);
  };
  response.writeHead(200, {'content-type': 'text/event-stream'});
  event('message_start', {message: {usage: {input_tokens: 1}}});
  event('content_block_delta', {index: 0, delta: {type: 'text_delta', text: modelAnswer}});
  event('message_delta', {delta: {stop_reason: 'end_turn'}, usage: {output_tokens: 1}});
  event('message_stop', {});
  response.end();
}

/** A stand-in for a language model. */
export const answerAsModel: Handler = ({url, body}, response) => {
  if (url.pathname.endsWith('/messages')) return answerInBlocks(response);
  if (!url.pathname.endsWith('/chat/completions')) return sendJson(response, {data: []});
  const delta = replyTo(JSON.parse(body.toString()) as ChatRequest);
  beginAnswer(response, delta)('tool_calls' in delta ? 'tool_calls' : 'stop');
};

/** A slow stand-in. `told` is called with whether the client stayed to the end. */
export const answerSlowly =
  (told: (isHeard: boolean) => void): Handler =>
  (_, response) => {
    const endAnswer = beginAnswer(response, {content: modelAnswer});
    const timer = setTimeout(() => endAnswer('stop'), 2500);
    response.on('close', () => {
      clearTimeout(timer);
      told(response.writableFinished);
    });
  };
