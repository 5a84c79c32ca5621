import {Server} from '@modelcontextprotocol/sdk/server/index.js';
import {WebStandardStreamableHTTPServerTransport} from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import {
  CallToolRequestSchema,
  type CallToolResult,
  ErrorCode,
  ListToolsRequestSchema,
  McpError,
} from '@modelcontextprotocol/sdk/types.js';
import {ThreadError} from '../thread';
import {InvalidArgument, type ToolDeps, tools} from './tools';

const instructions =
  'Documentation and tools of ScriptCat (脚本猫), a userscript manager. Search first, then read the page; ' +
  'check every script you write with check_script. Everything only reads; nothing you send is kept.';

const said = (sentence: string, isError = false): CallToolResult => ({
  content: [{type: 'text', text: sentence}],
  isError,
});

async function callTool(name: string, args: Record<string, unknown>, deps: ToolDeps) {
  const tool = Object.hasOwn(tools, name) ? tools[name] : undefined;
  if (!tool) throw new McpError(ErrorCode.InvalidParams, 'There is no such tool.');
  try {
    return said(await tool.run(args, deps));
  } catch (cause) {
    if (cause instanceof InvalidArgument) return said(cause.message, true);
    if (cause instanceof ThreadError) {
      const isLate = cause.kind === 'late' || cause.kind === 'ended';
      return said(isLate ? 'This took too long.' : 'Busy; try again in a moment.', true);
    }
    throw cause;
  }
}

function createServer(deps: ToolDeps): Server {
  const server = new Server(
    {name: 'scriptcat-docs', title: 'ScriptCat documentation', version: '1.0.0'},
    {capabilities: {tools: {}}, instructions},
  );
  server.setRequestHandler(ListToolsRequestSchema, () => ({
    tools: Object.entries(tools).map(([name, {title, description, inputSchema}]) => ({
      name,
      title,
      description,
      inputSchema,
      annotations: {readOnlyHint: true, openWorldHint: false},
    })),
  }));
  server.setRequestHandler(CallToolRequestSchema, ({params}) =>
    callTool(params.name, params.arguments ?? {}, deps),
  );
  return server;
}

/** Answers one message of the Model Context Protocol; nothing is remembered between two. */
export async function answerMessage(
  request: Request,
  message: unknown,
  deps: ToolDeps,
): Promise<Response> {
  const server = createServer(deps);
  const transport = new WebStandardStreamableHTTPServerTransport({enableJsonResponse: true});
  await server.connect(transport);
  try {
    return await transport.handleRequest(request, {parsedBody: message});
  } finally {
    await server.close();
  }
}
