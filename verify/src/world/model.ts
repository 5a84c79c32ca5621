import {type Handler, sendJson} from './answer';

interface ChatRequest {
  messages: {role: string; content?: unknown}[];
  tools?: {function: {name: string}}[];
}

type Delta = Record<string, unknown>;

/** What the stand-in says when no tool has told it anything. */
export const modelAnswer = 'A short answer.';

/** Asks the script's own tool for a price once, and says what it heard. */
function replyTo({messages, tools = []}: ChatRequest): Delta {
  const heard = messages.findLast(({role}) => role === 'tool');
  if (heard) return {content: `It costs ${String(heard.content)}.`};
  const name = 'get_price';
  if (!tools.some((tool) => tool.function.name === name)) return {content: modelAnswer};
  const call = {name, arguments: JSON.stringify({product: 'tea'})};
  return {tool_calls: [{index: 0, id: 'call-1', type: 'function', function: call}]};
}

/** A stand-in for a language model that speaks the usual streaming protocol. */
export const answerAsModel: Handler = ({url, body}, response) => {
  if (!url.pathname.endsWith('/chat/completions')) return sendJson(response, {data: []});
  const delta = replyTo(JSON.parse(body.toString()) as ChatRequest);
  const finish = 'tool_calls' in delta ? 'tool_calls' : 'stop';
  const event = (choice: object) => {
    response.write(`data: ${JSON.stringify({choices: [{index: 0, ...choice}]})}\n\n`);
  };
  response.writeHead(200, {'content-type': 'text/event-stream'});
  event({delta: {role: 'assistant', ...delta}, finish_reason: null});
  event({delta: {}, finish_reason: finish});
  response.write('data: {"choices":[],"usage":{"prompt_tokens":1,"completion_tokens":1}}\n\n');
  response.end('data: [DONE]\n\n');
};
