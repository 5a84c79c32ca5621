import {targetOfApi} from './anchors';
import {type Api, type ApiObject, apis, type Field} from './data';

type Space = {functions: string[][]; constants: string[][]; spaces: Map<string, Space>};

const reserved = new Set(['delete']);

function createSpace(): Space {
  return {functions: [], constants: [], spaces: new Map()};
}

function child(space: Space, name: string): Space {
  const existing = space.spaces.get(name);
  if (existing) return existing;
  const made = createSpace();
  space.spaces.set(name, made);
  return made;
}

/** `GM.cookie.list(…)` becomes a function of the namespace `GM.cookie`. */
function place(root: Space, signature: string, comment: string): void {
  const [, path = '', tail = ''] = /^([\w.]+)(.*)$/s.exec(signature) ?? [];
  const names = path.split('.');
  const name = names.pop() ?? '';
  const space = names.reduce(child, root);
  if (tail.startsWith(':')) space.constants.push([comment, `const ${name}${tail};`]);
  else if (reserved.has(name)) {
    space.functions.push([comment, `function ${name}_${tail};`], [`export {${name}_ as ${name}};`]);
  } else space.functions.push([comment, `function ${name}${tail};`]);
}

function printSpace(space: Space, keyword: string, indent: string): string[] {
  const lines = [...space.functions, ...space.constants]
    .flat()
    .map((line) =>
      /^(?:export|\/\*\*)/.test(line) ? `${indent}${line}` : `${indent}${keyword} ${line}`,
    );
  const nested = [...space.spaces].flatMap(([name, inner]) => [
    `${indent}${keyword} namespace ${name} {`,
    ...printSpace(inner, 'export', `${indent}  `),
    `${indent}}`,
  ]);
  return [...lines, ...nested];
}

const site = 'https://docs.scriptcat.org/en/docs/dev';

/** What an editor shows: the summary, and where to read on. */
function commentOf(api: Api): string {
  return `/** ${api.summary.en} {@link ${site}/${targetOfApi(api)}} */`;
}

function printField(field: Field): string {
  if (field.name.startsWith('[')) return `  ${field.name}: ${field.type};`;
  const name = /^\w+$/.test(field.name) ? field.name : `'${field.name}'`;
  return `  /** ${field.text.en} */\n  ${name}${field.optional ? '?' : ''}: ${field.type};`;
}

function printObject(object: ApiObject): string {
  if (object.callback) {
    const args = object.fields.map(
      (field) => `${field.name}${field.optional ? '?' : ''}: ${field.type}`,
    );
    return `type ${object.name} = (${args.join(', ')}) => unknown;`;
  }
  const base = object.base ? ` extends ${object.base}` : '';
  return [`interface ${object.name}${base} {`, ...object.fields.map(printField), '}'].join('\n');
}

function printWindow(entries: readonly Api[]): string {
  const properties = entries
    .flatMap((api) => api.signatures)
    .filter((signature) => signature.startsWith('window.on'))
    .map((signature) => `  ${signature.slice('window.'.length)};`);
  return ['interface Window {', ...properties, '}'].join('\n');
}

function printClass(signature: string): string {
  const [, name = '', args = ''] = /^new (\w+)\((.*)\)$/.exec(signature) ?? [];
  return [
    `declare class ${name} {`,
    `  constructor(${args});`,
    '  readonly msg: string;',
    '  readonly time: Date;',
    '}',
  ].join('\n');
}

/** Names of the extension's own declarations for what we call otherwise. */
const upstreamNames = {
  GMTypes: {
    XHRDetails: 'XhrDetails',
    XHRResponse: 'XhrResponse',
    XHRProgress: 'XhrProgress',
    DownloadError: 'DownloadError',
    NotificationDetails: 'NotificationDetails',
    NotificationOnClickEvent: 'NotificationClick',
    OpenTabOptions: 'OpenTabOptions',
    Tab: 'OpenedTab',
    ValueChangeListener: 'ValueChangeListener',
    Cookie: 'Cookie',
    CookieDetails: 'CookieDetails',
  },
  CATType: {
    FileStorageError: 'FileStorageError',
    FileStorageFileInfo: 'FileStorageFileInfo',
  },
  CATAgent: {
    ContentBlock: 'ContentBlock',
    ToolDefinition: 'AgentTool',
    ToolCallInfo: 'ToolCall',
    Attachment: 'Attachment',
    ChatReply: 'ChatReply',
    ChatMessage: 'ChatMessage',
    StreamChunk: 'StreamChunk',
    SyncStreamChunk: 'SyncChunk',
    ConversationCreateOptions: 'ConversationOptions',
    ConversationInstance: 'Conversation',
  },
  CATAgentDom: {},
  CATAgentTask: {AgentTask: 'AgentTask', AgentTaskCreateOptions: 'AgentTaskOptions'},
  CATAgentSkills: {SkillSummary: 'SkillSummary'},
  CATAgentModel: {ModelSummary: 'AgentModel'},
  CATAgentOPFS: {},
} as const;

/** A type for what a method answers. */
const answers = (api: string, methods: Readonly<Record<string, string>>) =>
  Object.entries(methods).map(
    ([name, method]) => `type ${name} = Awaited<ReturnType<${api}['${method}']>>;`,
  );

/** A type for the options of a method, by the place among its parameters. */
const optionsOf = (api: string, methods: Readonly<Record<string, readonly [string, number]>>) =>
  Object.entries(methods).map(
    ([name, [method, place]]) =>
      `type ${name} = NonNullable<Parameters<${api}['${method}']>[${place}]>;`,
  );

const upstreamExtras: Readonly<Record<string, readonly string[]>> = {
  GMTypes: [
    "type LoggerLevel = 'debug' | 'info' | 'warn' | 'error';",
    'type LoggerLabel = {[key: string]: string | number | boolean | undefined};',
    'type AbortHandle<Result = void> = ScriptCat.AbortHandle & {abort(): Result | void};',
    'type DownloadDetails<Url = string | Blob | File> = ScriptCat.DownloadDetails & {url: Url};',
    'type GMClipboardInfo = string | {type?: string; mimetype?: string};',
    "type CookieAction = 'list' | 'set' | 'delete';",
    "type CookieDetailsPartitionKeyType = NonNullable<CookieDetails['partitionKey']>;",
    'type ReadyState = 0 | 1 | 2 | 3 | 4;',
    'type Listener<Details> = (event: Details) => unknown;',
    'type ContextType = unknown;',
    "type GMXHRDataType = NonNullable<XHRDetails['data']>;",
    "type NotificationOnClick = NonNullable<NotificationDetails['onclick']>;",
    "type NotificationOnDone = NonNullable<NotificationDetails['ondone']>;",
    "type NotificationButton = NonNullable<NotificationDetails['buttons']>[number];",
    'type NotificationThis = NotificationDetails & {id: string};',
  ],
  CATAgent: [
    'type MessageContent = string | ContentBlock[];',
    "type TextBlock = ContentBlock & {type: 'text'; text: string};",
    ...['Image', 'File', 'Audio'].map(
      (kind) =>
        `type ${kind}Block = ContentBlock & {type: '${kind.toLowerCase()}'; attachmentId: string; mimeType: string};`,
    ),
    "type CommandHandler = NonNullable<ConversationCreateOptions['commands']>[string];",
    "type ChatOptions = NonNullable<Parameters<ConversationInstance['chat']>[1]>;",
    'type ConversationAPI = typeof CAT.agent.conversation;',
  ],
  CATAgentDom: [
    'type DomAPI = typeof CAT.agent.dom;',
    ...answers('DomAPI', {
      PageContent: 'readPage',
      ActionResult: 'click',
      ScreenshotResult: 'screenshot',
      NavigateResult: 'navigate',
      ScrollResult: 'scroll',
      WaitForResult: 'waitFor',
      MonitorResult: 'stopMonitor',
      MonitorStatus: 'peekMonitor',
    }),
    ...optionsOf('DomAPI', {
      ReadPageOptions: ['readPage', 0],
      ScreenshotOptions: ['screenshot', 0],
      DomActionOptions: ['click', 1],
      NavigateOptions: ['navigate', 1],
      ScrollOptions: ['scroll', 1],
      WaitForOptions: ['waitFor', 1],
      ExecuteScriptOptions: ['executeScript', 1],
    }),
    "type TabInfo = Awaited<ReturnType<DomAPI['listTabs']>>[number];",
    "type ScrollDirection = Parameters<DomAPI['scroll']>[0];",
  ],
  CATAgentTask: [
    'type TaskAPI = typeof CAT.agent.task;',
    "type AgentTaskTrigger = Parameters<Parameters<TaskAPI['addListener']>[1]>[0];",
  ],
  CATAgentSkills: [
    'type SkillsAPI = typeof CAT.agent.skills;',
    "type SkillRecord = NonNullable<Awaited<ReturnType<SkillsAPI['get']>>>;",
  ],
  CATAgentModel: ['type ModelAPI = typeof CAT.agent.model;'],
  CATAgentOPFS: [
    'type OPFSAPI = typeof CAT.agent.opfs;',
    ...answers('OPFSAPI', {WriteResult: 'write', ReadAttachmentResult: 'readAttachment'}),
    "type FileEntry = Awaited<ReturnType<OPFSAPI['list']>>[number];",
    'type ReadResult = {path: string; size: number; content?: string; data?: Blob; mimeType?: string};',
  ],
};

function printUpstream(): string[] {
  return Object.entries(upstreamNames).flatMap(([space, names]) => [
    `declare namespace ${space} {`,
    ...Object.entries(names).map(([theirs, ours]) => `  type ${theirs} = ScriptCat.${ours};`),
    ...(upstreamExtras[space] ?? []).map((line) => `  ${line}`),
    '}',
  ]);
}

/** TypeScript declarations of every API that still exists, for checking userscripts. */
export function apiDeclarations(entries: readonly Api[] = apis): string {
  const present = entries.filter((api) => api.status !== 'removed');
  const objects = new Map(
    present.flatMap((api) => api.objects ?? []).map((object) => [object.name, object]),
  );
  const known = new RegExp(`(?<![\\w.])(${[...objects.keys()].join('|')})\\b`, 'g');
  const qualified = (signature: string) => signature.replace(known, 'ScriptCat.$1');
  const root = createSpace();
  const classes: string[] = [];
  for (const api of present) {
    for (const signature of [...api.signatures, ...(api.promise ?? [])].map(qualified)) {
      if (signature.startsWith('new ')) classes.push(commentOf(api), printClass(signature));
      else if (!signature.startsWith('window.')) place(root, signature, commentOf(api));
    }
  }
  return [
    '// Every API of ScriptCat, generated from the catalogue behind https://docs.scriptcat.org/.',
    'declare namespace ScriptCat {',
    ...[...objects.values()].map((object) => printObject(object).replace(/^/gm, '  ')),
    '}',
    ...printUpstream(),
    printWindow(present),
    ...classes,
    ...printSpace(root, 'declare', ''),
    '',
  ].join('\n');
}
