import {text} from '../localized';
import {optional, required} from './fields';
import type {ApiObject} from './types';

const usage =
  '{inputTokens: number; outputTokens: number; cacheCreationInputTokens?: number; cacheReadInputTokens?: number}';

/** What goes through a conversation: content, tool calls, chunks of a stream, stored messages. */
export const chatObjects: readonly ApiObject[] = [
  {
    name: 'ContentBlock',
    title: text('内容块', 'Content block'),
    fields: [
      required('type', "'text' | 'image' | 'file' | 'audio'", '种类。', 'The kind.'),
      optional('text', 'string', '`text` 的文字。', 'The text of `text`.'),
      optional(
        'attachmentId',
        'string',
        '图片、文件、音频的附件编号，内容存在 Agent 的文件里。',
        'Attachment id of a picture, file or sound, which is kept among the agent’s files.',
      ),
      optional('mimeType', 'string', '附件的 MIME 类型。', 'MIME type of the attachment.'),
      optional('name', 'string', '附件的文件名。', 'File name of the attachment.'),
      optional('size', 'number', '文件大小，字节。', 'Size of a file in bytes.'),
      optional('durationMs', 'number', '音频时长，毫秒。', 'Length of a sound in milliseconds.'),
    ],
  },
  {
    name: 'Attachment',
    title: text('附件', 'Attachment'),
    fields: [
      required('id', 'string', '编号。', 'Id.'),
      required('type', "'image' | 'file' | 'audio'", '种类。', 'The kind.'),
      required('name', 'string', '文件名。', 'File name.'),
      required('mimeType', 'string', 'MIME 类型。', 'MIME type.'),
      optional('size', 'number', '字节数。', 'Size in bytes.'),
    ],
  },
  {
    name: 'ToolCall',
    title: text('一次工具调用', 'A tool call'),
    fields: [
      required('id', 'string', '编号。', 'Id.'),
      required('name', 'string', '工具的名字。', 'Name of the tool.'),
      required('arguments', 'string', '参数，JSON 文本。', 'The arguments as JSON.'),
      optional('result', 'string', '结果，执行之后才有。', 'The result, once it has run.'),
      optional('attachments', 'Attachment[]', '产生的附件。', 'Attachments it made.'),
      optional(
        'status',
        "'pending' | 'running' | 'completed' | 'error'",
        '状态。',
        'How far it is.',
      ),
    ],
  },
  {
    name: 'StreamChunk',
    title: text('chatStream 的片段', 'A chunk of chatStream'),
    fields: [
      required(
        'type',
        "'content_delta' | 'thinking_delta' | 'tool_call' | 'tool_call_complete' | 'content_block' | 'new_message' | 'system_warning' | 'done' | 'error'",
        '`content_delta` 文字，`thinking_delta` 思考，`tool_call` 工具开始，`tool_call_complete` 工具结束，`content_block` 一整块非文字内容，`new_message` 下一条消息即将开始，`system_warning` 警告，`done` 结束，`error` 出错。',
        '`content_delta` is text, `thinking_delta` thinking, `tool_call` the start and `tool_call_complete` the end of a tool, `content_block` a whole block other than text, `new_message` says that the next message begins; then `system_warning`, `done` and `error`.',
      ),
      optional('content', 'string', '新增的文字。', 'The new text.'),
      optional(
        'block',
        'ContentBlock',
        '`content_block` 的内容。',
        'The block of `content_block`.',
      ),
      optional('toolCall', 'ToolCall', '有关的工具调用。', 'The tool call concerned.'),
      optional('usage', usage, '`done`：消耗的 token。', '`done`: tokens used.'),
      optional('durationMs', 'number', '`done`：耗时，毫秒。', '`done`: milliseconds it took.'),
      optional('error', 'string', '`error`：原因。', '`error`: the reason.'),
      optional(
        'errorCode',
        "'rate_limit' | 'auth' | 'tool_timeout' | 'context_too_large' | 'api_error' | string",
        '`error`：分类。',
        '`error`: its class.',
      ),
      optional('command', 'boolean', '是否由命令回答。', 'Whether a command answered.'),
      optional('warning', 'string', '`system_warning` 的内容。', 'The text of `system_warning`.'),
    ],
  },
  {
    name: 'SyncChunk',
    title: text('attach 的第一个片段', 'The first chunk of attach'),
    fields: [
      required('type', "'sync'", '到目前为止的状态。', 'The state so far.'),
      required(
        'status',
        "'running' | 'done' | 'error'",
        '会话的状态。',
        'State of the conversation.',
      ),
      optional(
        'streamingMessage',
        '{content: string; thinking?: string; toolCalls: ToolCall[]}',
        '已经生成的部分。',
        'What has been written already.',
      ),
      optional(
        'pendingAskUser',
        '{id: string; question: string; options?: string[]; optionValues?: string[]; multiple?: boolean; allowCustom?: boolean}',
        '正在等用户回答的问题。',
        'A question waiting for the user.',
      ),
      required(
        'tasks',
        "{id: string; subject: string; status: 'pending' | 'in_progress' | 'completed'; description?: string}[]",
        '任务清单。',
        'The list of tasks.',
      ),
    ],
  },
  {
    name: 'ChatMessage',
    title: text('保存的消息', 'A stored message'),
    fields: [
      required('id', 'string', '编号。', 'Id.'),
      required('conversationId', 'string', '所属会话。', 'The conversation it belongs to.'),
      required('role', "'user' | 'assistant' | 'system' | 'tool'", '谁说的。', 'Who said it.'),
      required('content', 'string | ContentBlock[]', '内容。', 'The content.'),
      optional('thinking', '{content: string}', '思考。', 'The thinking.'),
      optional('toolCalls', 'ToolCall[]', '工具调用。', 'Tool calls.'),
      optional(
        'toolCallId',
        'string',
        '`tool` 消息对应的调用。',
        'The call a `tool` message answers.',
      ),
      optional('error', 'string', '这一轮的错误。', 'Error of this turn.'),
      optional('errorCode', 'string', '错误的分类。', 'Class of the error.'),
      optional('warning', 'string', '警告。', 'A warning.'),
      optional('modelId', 'string', '使用的模型。', 'The model.'),
      optional('usage', usage, '消耗的 token。', 'Tokens used.'),
      optional('durationMs', 'number', '耗时，毫秒。', 'Milliseconds it took.'),
      optional(
        'firstTokenMs',
        'number',
        '第一个字之前的毫秒数。',
        'Milliseconds to the first token.',
      ),
      optional(
        'parentId',
        'string',
        '上一条消息，用于分支。',
        'The message before it, for branches.',
      ),
      required('createtime', 'number', '创建时间。', 'Time of creation.'),
    ],
  },
];
