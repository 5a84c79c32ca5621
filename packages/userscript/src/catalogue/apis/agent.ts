import {onlyHere, text} from '../localized';
import {chatObjects} from './agent-objects';
import {backgroundOnly, everywhere, optional, required} from './fields';
import type {Api} from './types';

const asked = text(
  '首次调用会询问用户：「脚本请求使用 Agent 对话」，可选仅此次、临时、永久。',
  'The user is asked on the first call: "The script is requesting to use Agent conversation"; once, temporary or permanent.',
);
const betaOnly = text(
  '只在 Beta 版中可用：正式版里没有 Agent 界面，也就没有可用的模型。',
  'For beta builds: stable builds come without the Agent pages, so there is no model to use.',
);
const stableToo = text(
  '为 Beta 版准备。正式版没有 Agent 界面和调试权限；在 1.4.0 里，调用照样得到回应。',
  'Meant for beta builds. Stable builds have neither the Agent pages nor the debugger permission; 1.4.0 answers the calls all the same.',
);
const rejects = text(
  '所有方法都返回 Promise；权限被拒绝时得到的是字符串，`chat` 失败时是带 `errorCode` 的 `Error`。',
  'Every method returns a promise. A refused permission rejects with a string, a failed `chat` with an `Error` that has an `errorCode`.',
);

export const agent: readonly Api[] = [
  {
    name: 'CAT.agent.conversation',
    group: 'agent',
    status: 'beta',
    grants: ['CAT.agent.conversation'],
    signatures: [
      'CAT.agent.conversation.create(options?: ConversationOptions): Promise<Conversation>',
      'CAT.agent.conversation.get(id: string): Promise<Conversation | null>',
    ],
    contexts: everywhere,
    since: '1.4.0-beta.1',
    summary: text(
      '与用户配置的大模型对话，可以给它你自己的工具。',
      'Talks to the model the user configured, with tools of your own if you like.',
    ),
    objects: [
      {
        name: 'ConversationOptions',
        title: text('create 的选项', 'Options of create'),
        fields: [
          optional(
            'id',
            'string',
            '新会话的编号；已存在会报错，续聊请用 `get`。',
            'Id of the new conversation; an existing one is an error, use `get` to continue.',
          ),
          optional('system', 'string', '接在内置提示词之后。', 'Appended to the built-in prompt.'),
          optional(
            'model',
            'string',
            '模型编号；不写用默认模型。',
            'Model id; the default model without it.',
          ),
          optional(
            'skills',
            "'auto' | string[]",
            '要加载的技能：`auto` 是全部已启用的，点名的停用了也会加载；不写就没有。',
            'Skills to load: `auto` means all that are enabled, a named one is loaded even if disabled; none without it.',
          ),
          optional('tools', 'AgentTool[]', '你自己的工具。', 'Tools of your own.'),
          optional(
            'commands',
            '{[command: string]: (args: string, conversation: Conversation) => Promise<string | void>}',
            '以 `/` 开头的命令，由你的函数回答；可以覆盖内置的 `/new`。持久会话传它，`create` 会一直挂起，所以只用在 `ephemeral` 会话里。',
            'Commands starting with `/`, answered by your function; the built-in `/new` may be replaced. With a stored conversation `create` never settles, so use them with `ephemeral` only.',
          ),
          optional(
            'ephemeral',
            'boolean',
            '只留在内存里，没有内置工具和技能。',
            'Kept in memory only, without built-in tools and skills.',
            {default: 'false'},
          ),
          optional(
            'cache',
            'boolean',
            'Anthropic 的提示词缓存，只对 `ephemeral` 有效。',
            'Prompt caching of Anthropic, for `ephemeral` only.',
            {default: 'true'},
          ),
          optional(
            'background',
            'boolean',
            '页面关闭后继续运行；对 `ephemeral` 无效。',
            'Goes on after the page is closed; without effect on `ephemeral`.',
            {default: 'false'},
          ),
        ],
      },
      {
        name: 'AgentTool',
        title: text('工具', 'Tool'),
        fields: [
          required(
            'name',
            'string',
            '名字；与内置工具同名时内置的优先。',
            'Name; a built-in tool of the same name wins.',
          ),
          required('description', 'string', '给模型看的说明。', 'What the model reads.'),
          required('parameters', 'object', '参数的 JSON Schema。', 'JSON Schema of the arguments.'),
          required(
            'handler',
            '(args: any, signal: AbortSignal) => Promise<unknown>',
            '执行工具；抛出的错误会告诉模型。',
            'Runs the tool; a thrown error is told to the model.',
          ),
        ],
      },
      {
        name: 'Conversation',
        title: text('会话', 'Conversation'),
        fields: [
          required('id', 'string', '编号。', 'Id.'),
          required('title', 'string', '标题。', 'Title.'),
          required('modelId', 'string', '模型编号。', 'Model id.'),
          required(
            'chat',
            '(content: string | ContentBlock[], options?: {tools?: AgentTool[]}) => Promise<ChatReply>',
            '发一条消息，等到全部工具跑完。',
            'Sends a message and waits for the whole tool loop.',
          ),
          required(
            'chatStream',
            '(content: string | ContentBlock[], options?: {tools?: AgentTool[]}) => Promise<AsyncIterable<StreamChunk>>',
            '边生成边读取；跳出循环即停止，`background` 的会话只是断开。',
            'Reads while it is being written; leaving the loop stops it, or only detaches with `background`.',
          ),
          required(
            'attach',
            '() => Promise<AsyncIterable<StreamChunk | SyncChunk>>',
            '重新连上后台运行的会话。',
            'Joins a conversation running in the background.',
          ),
          required('getMessages', '() => Promise<ChatMessage[]>', '全部消息。', 'All messages.'),
          required('clear', '() => Promise<void>', '清空消息。', 'Deletes the messages.'),
          required(
            'save',
            '() => Promise<void>',
            '只检查会话是否存在，会话本来就随时保存。',
            'Only checks existence; conversations are saved as they run.',
          ),
        ],
      },
      {
        name: 'ChatReply',
        title: text('回复', 'Reply'),
        fields: [
          required(
            'content',
            'string | ContentBlock[]',
            '回复内容：多数时候是字符串；会画图的模型给出的是内容块的数组，显示之前先判断。',
            'The answer: mostly a string, an array of content blocks with models that make pictures. Check before you show it.',
          ),
          optional('thinking', 'string', '思考内容。', 'The thinking.'),
          optional('toolCalls', 'ToolCall[]', '调用过的工具。', 'The tools that were called.'),
          optional(
            'usage',
            '{inputTokens: number; outputTokens: number; cacheCreationInputTokens?: number; cacheReadInputTokens?: number}',
            '消耗的 token。',
            'Tokens used.',
          ),
          optional('durationMs', 'number', '耗时，毫秒。', 'Duration in milliseconds.'),
          optional('command', 'boolean', '是否由命令回答。', 'Whether a command answered.'),
          optional(
            'warning',
            'string',
            '不致命的警告，例如生成的图片没能保存。',
            'A warning that is no failure, for example a generated picture that could not be saved.',
          ),
        ],
      },
      ...chatObjects,
    ],
    permission: asked,
    notes: [
      betaOnly,
      text(
        '「仅此次」只管一次调用，`create` 和每次 `chat` 都会再问。',
        '"Just once" covers one call: `create` and each `chat` ask again.',
      ),
      text(
        '得到同意的脚本可以按编号读取任何会话，不只是自己的。',
        'A script with consent can read any conversation by its id, not only its own.',
      ),
      rejects,
    ],
    errors: [
      {
        message: 'No model configured. Please configure a model in Agent settings.',
        when: text('用户还没有添加模型。', 'The user has not added a model.'),
      },
      {
        message: 'Conversation "<id>" already exists',
        when: text('`create` 的 `id` 已被使用。', 'The `id` given to `create` is in use.'),
      },
    ],
    compat: onlyHere,
  },
  {
    name: 'CAT.agent.dom',
    group: 'agent',
    status: 'beta',
    grants: ['CAT.agent.dom'],
    signatures: [
      'CAT.agent.dom.listTabs(): Promise<{tabId: number; url: string; title: string; active: boolean; windowId: number; discarded: boolean}[]>',
      'CAT.agent.dom.navigate(url: string, options?: {tabId?: number; waitUntil?: boolean; timeout?: number}): Promise<{tabId: number; url: string; title: string}>',
      'CAT.agent.dom.readPage(options?: {tabId?: number; selector?: string; maxLength?: number; removeTags?: string[]}): Promise<{title: string; url: string; html: string; truncated?: boolean; totalLength?: number}>',
      'CAT.agent.dom.screenshot(options?: {tabId?: number; quality?: number; fullPage?: boolean; selector?: string; saveTo?: string}): Promise<{dataUrl: string; path?: string; size?: number}>',
      'CAT.agent.dom.click(selector: string, options?: {tabId?: number; trusted?: boolean}): Promise<{success: boolean; navigated?: boolean; url?: string; newTab?: {tabId: number; url: string}}>',
      'CAT.agent.dom.fill(selector: string, value: string, options?: {tabId?: number; trusted?: boolean}): Promise<{success: boolean; url: string}>',
      "CAT.agent.dom.scroll(direction: 'up' | 'down' | 'top' | 'bottom', options?: {tabId?: number; selector?: string}): Promise<{scrollTop: number; scrollHeight: number; clientHeight: number; atBottom: boolean}>",
      'CAT.agent.dom.waitFor(selector: string, options?: {tabId?: number; timeout?: number}): Promise<{found: boolean; element?: {selector: string; tag: string; text: string; role?: string; type?: string; visible: boolean}}>',
      'CAT.agent.dom.executeScript(code: string, options?: {tabId?: number}): Promise<{result: any; tabId: number}>',
      'CAT.agent.dom.startMonitor(tabId: number): Promise<void>',
      'CAT.agent.dom.stopMonitor(tabId: number): Promise<{dialogs: {type: string; message: string}[]; addedNodes: any[]}>',
      'CAT.agent.dom.peekMonitor(tabId: number): Promise<{hasChanges: boolean; dialogCount: number; nodeCount: number}>',
    ],
    contexts: everywhere,
    since: '1.4.0-beta.1',
    summary: text(
      '操作任意标签页：打开、读取、截图、点击、填写、等待元素。',
      'Works on any tab: open, read, screenshot, click, fill, wait for an element.',
    ),
    permission: text(
      '询问：「脚本请求 DOM 操作权限」。同意即对所有标签页、所有网站有效。',
      'The question is "The script is requesting DOM operation access"; consent covers all tabs and all sites.',
    ),
    notes: [
      stableToo,
      text(
        '不写 `tabId` 时用最后聚焦窗口的当前标签页；`navigate` 例外，会新开一个。',
        'Without `tabId` the active tab of the last focused window is used, except by `navigate`, which opens a new one.',
      ),
      text(
        '`trusted: true` 需要调试权限，失败时悄悄退回普通点击和填写。`chrome://`、扩展页面等 URL 会被拒绝。',
        '`trusted: true` needs the debugger permission and silently falls back without it. `chrome://` pages, extension pages and the like are refused.',
      ),
      text(
        '默认值：`navigate` 等页面加载完，最多 30 秒；`waitFor` 10 秒；`readPage` 最多 200000 个字符，给了 `removeTags` 就替换默认的清单；`screenshot` 的 `quality` 为 80。',
        'Defaults: `navigate` waits for the page up to 30 seconds, `waitFor` 10 seconds; `readPage` gives up to 200000 characters, and a `removeTags` of your own replaces the default list; the `quality` of `screenshot` is 80.',
      ),
      text(
        '`executeScript` 的代码在页面自己的环境里作为函数体执行：可以 `return`，不能用顶层 `await`，页面的 CSP 可能不让它运行。',
        '`executeScript` runs the code as a function body in the page’s own world: `return` works, top-level `await` does not, and the page’s CSP may forbid it.',
      ),
      rejects,
    ],
    compat: onlyHere,
  },
  {
    name: 'CAT.agent.task',
    group: 'agent',
    status: 'beta',
    grants: ['CAT.agent.task'],
    signatures: [
      'CAT.agent.task.create(options: AgentTaskOptions): Promise<AgentTask>',
      'CAT.agent.task.list(): Promise<AgentTask[]>',
      'CAT.agent.task.get(id: string): Promise<AgentTask | undefined>',
      'CAT.agent.task.update(id: string, task: AgentTask): Promise<AgentTask>',
      'CAT.agent.task.remove(id: string, task: {generation: number; revision: number}): Promise<boolean>',
      'CAT.agent.task.runNow(id: string): Promise<boolean>',
      'CAT.agent.task.addListener(taskId: string, listener: (event: {taskId: string; name: string; crontab: string; triggeredAt: number}) => void): number',
      'CAT.agent.task.removeListener(listenerId: number): void',
    ],
    contexts: everywhere,
    since: '1.4.0-beta.1',
    summary: text(
      '管理 Agent 的定时任务：让模型按时做事，或按时通知你的脚本。',
      'Manages the agent’s scheduled tasks: let the model do something on time, or have your script told.',
    ),
    objects: [
      {
        name: 'AgentTaskOptions',
        title: text('create 的选项', 'Options of create'),
        fields: [
          required('name', 'string', '名字。', 'Name.'),
          required(
            'crontab',
            'string',
            '时间表，写法同 `@crontab`。',
            'Schedule, written as in `@crontab`.',
          ),
          required(
            'mode',
            "'internal' | 'event'",
            '`internal` 让模型执行 `prompt`，`event` 通知创建它的脚本。',
            '`internal` runs `prompt` with the model, `event` tells the script that created it.',
          ),
          required(
            'enabled',
            'boolean',
            '没有默认值：不写，任务永远不会运行。',
            'Has no default: leave it out and the task never runs.',
          ),
          optional('notify', 'boolean', '完成时通知。', 'Notify when done.'),
          optional('prompt', 'string', '`internal`：要做什么。', '`internal`: what to do.'),
          optional('modelId', 'string', '`internal`：模型编号。', '`internal`: model id.'),
          optional(
            'conversationId',
            'string',
            '`internal`：写入哪个会话；不写则每次新建。',
            '`internal`: the conversation to use; a new one per run without it.',
          ),
          optional('skills', "'auto' | string[]", '`internal`：技能。', '`internal`: skills.'),
        ],
      },
      {
        name: 'AgentTask',
        title: text('任务', 'Task'),
        base: 'AgentTaskOptions',
        fields: [
          required('id', 'string', '编号。', 'Id.'),
          required(
            'generation',
            'number',
            '更新和删除时必须带上。',
            'Must be passed to update and remove.',
          ),
          required(
            'revision',
            'number',
            '更新和删除时必须带上。',
            'Must be passed to update and remove.',
          ),
          optional('lastruntime', 'number', '上次运行时间。', 'Last run.'),
          optional('nextruntime', 'number', '下次运行时间。', 'Next run.'),
          optional('lastRunStatus', "'success' | 'error'", '上次结果。', 'Last result.'),
          optional('lastRunError', 'string', '上次的错误。', 'Last error.'),
          required('createtime', 'number', '创建时间。', 'Time of creation.'),
          required('updatetime', 'number', '修改时间。', 'Time of change.'),
          optional(
            'conversationGeneration',
            'number',
            '所用会话的代数。',
            'Generation of the conversation.',
          ),
          optional(
            'sourceScriptUuid',
            'string',
            '`event` 任务所属的脚本，自动填写。',
            'Script of an `event` task, filled in automatically.',
          ),
        ],
      },
    ],
    permission: asked,
    notes: [
      betaOnly,
      text(
        '`list` 给出所有任务，包括用户的和别的脚本的，而且都能改，动手前先确认是不是自己的。',
        '`list` returns all tasks, the user’s and other scripts’ included, and any of them can be changed: make sure it is yours.',
      ),
      text(
        '`event` 只送到正在运行的后台或定时脚本，没在运行就丢了；监听要在脚本每次启动时登记。',
        '`event` reaches running background or scheduled scripts only and is lost otherwise; register the listener on every start.',
      ),
    ],
    mistake: text(
      '只传 `id` 来更新：必须带上刚取回的 `generation` 和 `revision`，最简单是展开取回的任务。',
      'Updating by id alone: the fetched `generation` and `revision` are required, so spread the task you fetched.',
    ),
    errors: [
      {
        message: 'CAT.agent.task.update: task must include the generation/revision …',
        when: text(
          '没有带上 `generation` 和 `revision`，同步抛出。',
          'Without `generation` and `revision`; thrown synchronously.',
        ),
      },
      {message: 'Task not found', when: text('没有这个任务。', 'There is no such task.')},
      {
        message: 'Task "<id>" changed or was deleted',
        when: text('取回之后被别处改过。', 'It changed after you fetched it.'),
      },
    ],
    compat: onlyHere,
  },
  {
    name: 'CAT.agent.skills',
    group: 'agent',
    status: 'beta',
    grants: ['CAT.agent.skills'],
    signatures: [
      'CAT.agent.skills.list(): Promise<SkillSummary[]>',
      'CAT.agent.skills.get(name: string): Promise<(SkillSummary & {prompt: string}) | null>',
      'CAT.agent.skills.install(skillMd: string, scripts?: {name: string; code: string}[], references?: {name: string; content: string}[]): Promise<SkillSummary>',
      'CAT.agent.skills.remove(name: string): Promise<boolean>',
      'CAT.agent.skills.call(skillName: string, scriptName: string, params?: object): Promise<any>',
    ],
    contexts: everywhere,
    since: '1.4.0-beta.1',
    summary: text(
      '管理技能，也可以不经模型直接调用技能里的脚本。',
      'Manages skills, and calls a script of a skill without any model.',
    ),
    objects: [
      {
        name: 'SkillSummary',
        title: text('技能', 'Skill'),
        fields: [
          required('name', 'string', '名字，也是身份。', 'Name, and identity.'),
          required('description', 'string', '说明。', 'Description.'),
          optional('version', 'string', '版本。', 'Version.'),
          required('toolNames', 'string[]', '脚本名。', 'Names of its scripts.'),
          required('referenceNames', 'string[]', '参考资料名。', 'Names of its references.'),
          optional('hasConfig', 'boolean', '是否可配置。', 'Whether it can be configured.'),
          optional('enabled', 'boolean', '是否启用。', 'Whether it is enabled.'),
          optional('installUrl', 'string', '安装 URL。', 'Where it came from.'),
          required('installtime', 'number', '安装时间。', 'Time of installation.'),
          required('updatetime', 'number', '更新时间。', 'Time of update.'),
        ],
      },
    ],
    permission: text(
      '同 `CAT.agent.conversation` 的询问；`install`、`remove`、`call` 只能选仅此次或永久。',
      'The question of `CAT.agent.conversation`; for `install`, `remove` and `call` only once or permanent are offered.',
    ),
    notes: [
      betaOnly,
      text(
        '`call` 的脚本名是脚本头里的 `@name`，不是文件名；停用的技能也能调用。',
        'The script name for `call` is the `@name` in its header, not the file name; a disabled skill can be called too.',
      ),
      text(
        '用它安装的技能没有 URL，因此不会检查更新。',
        'A skill installed this way has no URL and is never checked for updates.',
      ),
    ],
    errors: [
      {
        message: 'Skill "<name>" not found',
        when: text('没有这个技能。', 'There is no such skill.'),
      },
      {
        message: 'Script "<name>" not found in skill "<name>"',
        when: text('技能里没有这个脚本。', 'The skill has no such script.'),
      },
      {
        message: 'Invalid SkillScript "<file>": missing ==SkillScript== header',
        when: text('安装的脚本没有技能脚本的头部。', 'A script to install lacks its header.'),
      },
      {
        message: 'Invalid SKILL.cat.md: missing or malformed frontmatter',
        when: text('安装的内容缺少或写错了头部。', 'The front matter is missing or malformed.'),
      },
    ],
    compat: onlyHere,
  },
  {
    name: 'CAT.agent.model',
    group: 'agent',
    status: 'beta',
    grants: ['CAT.agent.model'],
    signatures: [
      'CAT.agent.model.list(): Promise<AgentModel[]>',
      'CAT.agent.model.get(id: string): Promise<AgentModel | null>',
      'CAT.agent.model.getDefault(): Promise<string>',
      'CAT.agent.model.getSummary(): Promise<string>',
    ],
    contexts: everywhere,
    since: '1.4.0-beta.1',
    summary: text(
      '读取用户配置了哪些模型；永远拿不到 API 密钥。',
      'Reads which models the user configured; API keys are never part of it.',
    ),
    objects: [
      {
        name: 'AgentModel',
        title: text('模型', 'Model'),
        fields: [
          required('id', 'string', '编号。', 'Id.'),
          required('name', 'string', '用户起的名字。', 'Name given by the user.'),
          required(
            'provider',
            "'openai' | 'anthropic' | 'zhipu'",
            '接口类型。',
            'Kind of interface.',
          ),
          required('apiBaseUrl', 'string', '接口 URL。', 'URL of the service.'),
          required('model', 'string', '模型名。', 'Model name.'),
          optional('maxTokens', 'number', '最大输出。', 'Largest output.'),
          optional('contextWindow', 'number', '上下文大小。', 'Context window.'),
          optional(
            'availableModels',
            'string[]',
            '取回过的模型名。',
            'Model names that were fetched.',
          ),
          required('supportsVision', 'boolean', '能否看图。', 'Whether it accepts images.'),
          required(
            'supportsImageOutput',
            'boolean',
            '能否生成图片。',
            'Whether it produces images.',
          ),
        ],
      },
    ],
    permission: asked,
    notes: [
      betaOnly,
      text(
        '`getDefault`、`getSummary` 返回模型编号，没有则为空字符串。',
        '`getDefault` and `getSummary` return a model id, or an empty string.',
      ),
    ],
    compat: onlyHere,
  },
  {
    name: 'CAT.agent.opfs',
    group: 'agent',
    status: 'beta',
    grants: ['CAT.agent.opfs'],
    signatures: [
      'CAT.agent.opfs.write(path: string, content: string | Blob): Promise<{path: string; size: number}>',
      "CAT.agent.opfs.read(path: string, format?: 'text'): Promise<{path: string; content: string; size: number}>",
      "CAT.agent.opfs.read(path: string, format: 'blob'): Promise<{path: string; data: Blob; size: number; mimeType: string}>",
      "CAT.agent.opfs.list(path?: string): Promise<{name: string; type: 'file' | 'directory'; size?: number}[]>",
      'CAT.agent.opfs.delete(path: string): Promise<{success: true}>',
      'CAT.agent.opfs.readAttachment(id: string): Promise<{id: string; data: Blob; size: number; mimeType: string}>',
    ],
    contexts: everywhere,
    since: '1.4.0-beta.1',
    summary: text(
      '读写 Agent 工作区里的文件，与模型和技能共用。',
      'Reads and writes the files of the agent workspace, shared with the model and the skills.',
    ),
    permission: text(
      '同 `CAT.agent.conversation` 的询问；`write`、`delete` 只能选仅此次或永久。',
      'The question of `CAT.agent.conversation`; for `write` and `delete` only once or permanent are offered.',
    ),
    notes: [
      stableToo,
      text(
        '路径相对于 `agents/workspace/`，不允许 `..`；文件夹会自动建立，同名文件被覆盖。',
        'Paths are relative to `agents/workspace/` and may not contain `..`; folders are created, existing files overwritten.',
      ),
      text(
        '所有得到授权的脚本共用同一个工作区，请用自己的子文件夹。',
        'Every script with the grant shares the workspace: use a folder of your own.',
      ),
    ],
    errors: [
      {
        message: 'Invalid path: ".." is not allowed',
        when: text('路径里有 `..`。', 'The path contains `..`.'),
      },
      {
        message: 'Attachment not found: <id>',
        when: text('没有这个附件。', 'There is no such attachment.'),
      },
    ],
    compat: onlyHere,
  },
  {
    name: 'CAT_CONFIG',
    group: 'agent',
    status: 'beta',
    grants: [],
    signatures: ['CAT_CONFIG: Readonly<{[key: string]: any}>'],
    contexts: backgroundOnly,
    since: '1.4.0-beta.1',
    summary: text(
      '技能脚本里的只读配置：用户在技能配置里填写的值。',
      'The read-only settings inside a skill script: what the user filled in for the skill.',
    ),
    notes: [
      text(
        '只存在于技能脚本中，与 `args` 一起提供；普通脚本里没有。',
        'Exists in skill scripts only, together with `args`; ordinary scripts do not have it.',
      ),
      text(
        '用户没保存过的项不在里面，默认值也不会填进来，代码要能应付缺失。',
        'An item the user never saved is missing, defaults included, so the code has to cope.',
      ),
    ],
    compat: onlyHere,
  },
];
