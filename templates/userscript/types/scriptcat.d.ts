// Every API of ScriptCat, generated from the catalogue behind https://docs.scriptcat.org/.
declare namespace ScriptCat {
  type ValueChangeListener = (name: string, oldValue: any, newValue: any, remote: boolean, tabid?: number) => unknown;
  interface XhrDetails {
    /** The method. */
    method?: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE' | 'PATCH' | 'OPTIONS';
    /** The URL; a relative one is resolved against the page. */
    url: string | URL | File | Blob;
    /** Request headers, including those a page may not set: `User-Agent`, `Referer`, `Origin`, `Cookie`, `Host`, `Date`, `DNT`, `Via`, `TE`, `Accept-Encoding`, everything starting with `Sec-` or `Proxy-`, and a few more. An empty string removes the header; `Origin` is left out unless you give it. */
    headers?: {[key: string]: string};
    /** The body. `JSON.stringify` an object first; of the typed arrays only `Uint8Array` works. */
    data?: string | Blob | File | BufferSource | FormData | URLSearchParams;
    /** In the form `a=1; b=2`; browser cookies of the same name are replaced, others kept (the rule since 1.5.0-beta.1). */
    cookie?: string;
    /** Declared, without effect on the cookies sent. To send a partitioned cookie, read it with `GM_cookie.list` and pass it in `cookie`. */
    cookiePartition?: {topLevelSite?: string};
    /** Declared, without effect; send a `Blob` instead. */
    binary?: boolean;
    /** Timeout in milliseconds; `0` means none. */
    timeout?: number;
    /** Handed back as `response.context` in the callbacks, except in the `onerror` of a refused request. */
    context?: any;
    /** What you want back; `stream` switches to fetch. */
    responseType?: 'text' | 'arraybuffer' | 'blob' | 'json' | 'document' | 'stream';
    /** Overrides the MIME type and charset of the response, for example `text/html; charset=gbk`; XHR mode only. */
    overrideMimeType?: string;
    /** Sends no cookies, or only those of `cookie`; switches to fetch. */
    anonymous?: boolean;
    /** Declared, without effect; use `anonymous`. */
    mozAnon?: boolean;
    /** Uses fetch instead of XMLHttpRequest. */
    fetch?: boolean;
    /** User name for HTTP authentication. */
    user?: string;
    /** Password for HTTP authentication. */
    password?: string;
    /** Adds the header `Cache-Control: no-cache`. */
    nocache?: boolean;
    /** Declared, without effect; set the header yourself. */
    revalidate?: boolean;
    /** What to do with redirects; switches to fetch. */
    redirect?: 'follow' | 'error' | 'manual';
    /** The response is here, 4xx and 5xx included. */
    onload?: (response: XhrResponse) => void;
    /** The request was sent and nothing has arrived yet; with `stream`, `response.response` is already the stream. */
    onloadstart?: (response: XhrResponse) => void;
    /** Always the last one, whatever happened. */
    onloadend?: (response: XhrResponse) => void;
    /** Download progress, without the body. */
    onprogress?: (progress: XhrProgress) => void;
    /** States 1 to 4 in XHR mode, only 2 and 4 in fetch mode. */
    onreadystatechange?: (response: XhrResponse) => void;
    /** The timeout passed. */
    ontimeout?: (response: XhrResponse) => void;
    /** The request was aborted. */
    onabort?: (response: XhrResponse) => void;
    /** Network error, refusal by `@connect` or the blacklist, denial by the user. */
    onerror?: (response: XhrFailure) => void;
  }
  interface XhrResponse {
    /** URL after redirects; the original one with `redirect: "manual"`, absent when the request was refused. */
    finalUrl?: string;
    /** The state. */
    readyState: 0 | 1 | 2 | 3 | 4;
    /** HTTP status, `0` on failure; 301 with `redirect: "manual"`, 408 with `"error"`. */
    status: number;
    /** The status text. */
    statusText: string;
    /** Lines `name:value` joined by CRLF, no blank after the colon. */
    responseHeaders: string;
    /** The type you asked for. */
    responseType: string;
    /** The body according to `responseType`; `undefined` when JSON does not parse or is a bare `null`. */
    response: any;
    /** The body as text; always decoded as UTF-8 for `arraybuffer` and `blob`; `undefined` for `stream`, an empty string in its `onloadend`. */
    responseText: string;
    /** The parsed document by content type, parsed on access; `null` on a page that enforces Trusted Types. */
    responseXML: Document | null;
    /** The `context` you passed. */
    context?: any;
    /** The reason, on errors. */
    error?: string;
    /** State constant `0`. */
    UNSENT?: 0;
    /** State constant `1`. */
    OPENED?: 1;
    /** State constant `2`. */
    HEADERS_RECEIVED?: 2;
    /** State constant `3`. */
    LOADING?: 3;
    /** State constant `4`. */
    DONE?: 4;
    /** Response type constant `text`. */
    RESPONSE_TYPE_TEXT?: string;
    /** Response type constant `arraybuffer`. */
    RESPONSE_TYPE_ARRAYBUFFER?: string;
    /** Response type constant `blob`. */
    RESPONSE_TYPE_BLOB?: string;
    /** Response type constant `document`. */
    RESPONSE_TYPE_DOCUMENT?: string;
    /** Response type constant `json`. */
    RESPONSE_TYPE_JSON?: string;
    /** Response type constant `stream`. */
    RESPONSE_TYPE_STREAM?: string;
  }
  interface XhrFailure {
    /** The reason; see the errors below. */
    error: string;
    /** The state. */
    readyState: 0 | 1 | 2 | 3 | 4;
    /** `0` on a network error; absent, like the following ones, when the request was refused. */
    status?: number;
    /** The status text. */
    statusText?: string;
    /** The headers. */
    responseHeaders?: string;
    /** URL after redirects. */
    finalUrl?: string;
    /** The `context` you passed. */
    context?: any;
  }
  interface XhrProgress extends XhrResponse {
    /** Bytes received; in fetch mode with text, JSON or a document it counts characters (UTF-16 units). */
    loaded: number;
    /** Same as `loaded`. */
    done: number;
    /** Total bytes; `-1` when unknown in fetch mode. */
    total: number;
    /** Same as `total`. */
    totalSize: number;
    /** Whether the total is known; always `false` in fetch mode. */
    lengthComputable: boolean;
    /** Declared, never set. */
    position?: number;
  }
  interface AbortHandle {
    /** Cancels the request; `onabort` and `onloadend` fire only if you gave an `onabort`, and without it the promise form stays pending. It does nothing in the same synchronous turn in which the request was made. */
    abort: () => void;
  }
  interface DownloadDetails {
    /** An http(s), `blob:` or `data:` URL, or a `Blob` or `File`. An empty string calls `onerror` (since 1.5.0-beta.2). */
    url: string | Blob | File;
    /** File name, with sub-folders after `/`; `\ : * ? " < > |` and `..` become `-`. */
    name: string;
    /** Request headers, native mode only. */
    headers?: {[key: string]: string};
    /** Whether to ask where to save; the browser’s own setting without it. */
    saveAs?: boolean;
    /** What to do about an existing file. */
    conflictAction?: 'uniquify' | 'overwrite' | 'prompt';
    /** Timeout in milliseconds, native mode only. */
    timeout?: number;
    /** No cookies, native mode only. */
    anonymous?: boolean;
    /** Handed back in the callback objects. */
    context?: any;
    /** User name, native mode only. */
    user?: string;
    /** Password, native mode only. */
    password?: string;
    /** Method, native mode only; no body can be sent. */
    method?: 'GET' | 'POST';
    /** `native`: ScriptCat fetches, then saves; `browser`: handed to the browser’s download manager. */
    downloadMode?: 'native' | 'browser';
    /** Native mode only. */
    cookie?: string;
    /** Done; also called when the user cancels the save dialog or the download. */
    onload?: (result: DownloadResult) => void;
    /** Something failed. */
    onerror?: (error: DownloadError) => void;
    /** Progress, native mode only. */
    onprogress?: (progress: {loaded: number; total: number; done: number; totalSize: number; lengthComputable: boolean; mode: string}) => void;
    /** The timeout passed. */
    ontimeout?: (event?: any) => void;
  }
  interface DownloadResult {
    /** Equals `total`, also when the user cancelled; it does not mean “saved”. */
    loaded?: number;
    /** Total bytes. */
    total?: number;
    /** Always `native`, in browser mode too; do not rely on it. */
    mode: string;
  }
  interface DownloadError {
    /** The current version only ever says `unknown`. */
    error: 'not_enabled' | 'not_whitelisted' | 'not_permitted' | 'not_supported' | 'not_succeeded' | 'unknown';
    /** Never set. */
    details?: string;
  }
  interface OpenTabOptions {
    /** Whether to switch to the new tab. */
    active?: boolean;
    /** `true` right after the current tab, `0` before it, other numbers an offset, `false` at the end; ignored when pinned. */
    insert?: boolean | number;
    /** Makes the current tab the opener and stays in its window. */
    setParent?: boolean;
    /** From a normal window this opens an incognito one, and the handle counts as closed at once. */
    incognito?: boolean;
    /** The opposite of `active`, used only without it; deprecated. */
    loadInBackground?: boolean;
    /** Pins the tab. */
    pinned?: boolean;
    /** Makes the extension use `window.open`, for schemes such as `vscode://`; the other options are ignored. Tried in Chromium only. */
    useOpen?: boolean;
  }
  interface OpenedTab {
    /** Closes it; does nothing before the tab exists. */
    close: () => void;
    /** Whether it is closed. */
    closed?: boolean;
    /** Assign a function; called when the tab closes. */
    onclose?: () => void;
    /** Declared, never set. */
    name?: string;
  }
  interface MenuOptions {
    /** A fixed id; registering it again updates that entry. */
    id?: number | string;
    /** A single key in either case that works while the popup is open and no input has the focus. */
    accessKey?: string;
    /** `false` keeps the popup open after the click. */
    autoClose?: boolean;
    /** Tooltip in the popup. */
    title?: string;
    /** `false` moves the entry up one level in the context menu. */
    nested?: boolean;
    /** `true` keeps it apart from entries that look the same. */
    individual?: boolean;
  }
  interface MenuInputOptions {
    /** A fixed id; registering it again updates that entry. */
    id?: number | string;
    /** A single key in either case that works while the popup is open and no input has the focus. */
    accessKey?: string;
    /** `false` keeps the popup open after the click. */
    autoClose?: boolean;
    /** Tooltip in the popup. */
    title?: string;
    /** `false` moves the entry up one level in the context menu. */
    nested?: boolean;
    /** `true` keeps it apart from entries that look the same. */
    individual?: boolean;
    /** Text box, number box or switch; without it the entry is a plain command. */
    inputType?: 'text' | 'number' | 'boolean';
    /** Label of the input. */
    inputLabel?: string;
    /** Initial value each time the popup opens. */
    inputDefaultValue?: string | number | boolean;
    /** Placeholder. */
    inputPlaceholder?: string;
  }
  interface NotificationDetails {
    /** The text; without it a localised "no message content" is shown. */
    text?: string;
    /** The title. */
    title?: string;
    /** Sending the same `tag` again updates that notification instead of adding one; remembered per script instance. Every send adds its `onclick` to the earlier ones, and one click runs them all. */
    tag?: string;
    /** Icon URL; by default the script’s icon, and ScriptCat’s logo where there is none or it cannot be loaded. */
    image?: string;
    /** Accepted, without effect. */
    highlight?: boolean;
    /** No sound; not in Firefox. */
    silent?: boolean;
    /** Milliseconds after which it closes. */
    timeout?: number;
    /** URL opened on a click, unless `event.preventDefault()` was called. The page’s `window.open` does it, which Chromium lets through; a popup blocker elsewhere may stop it, so `onclick: () => GM_openInTab(url)` is the safe way. */
    url?: string;
    /** The body or a button was clicked. */
    onclick?: (this: {id: string}, event: NotificationClick) => void;
    /** After a click (no argument) and on closing (`true` by the user, `false` by timeout); may run twice. */
    ondone?: (this: {id: string}, user?: boolean) => void;
    /** 0 to 100, makes it a progress notification; not in Firefox. */
    progress?: number;
    /** Receives the id once it exists. */
    oncreate?: (this: {id: string}, id: string) => void;
    /** Up to two buttons; not in Firefox. */
    buttons?: {title: string; iconUrl?: string}[];
  }
  interface NotificationClick {
    /** Body or button. */
    event: 'click' | 'buttonClick';
    /** Id of the notification. */
    id: string;
    /** Whether a button was clicked. */
    isButtonClick: boolean;
    /** Which button, `0` or `1`. */
    buttonClickIndex?: number;
    /** `undefined` for clicks. */
    byUser?: boolean;
    /** Do not open `details.url`. */
    preventDefault: () => void;
    /** As in `details`. */
    title?: string;
    /** As in `details`. */
    image?: string;
    /** As in `details`. */
    tag?: string;
    /** As in `details`. */
    url?: string;
    /** As in `details`. */
    timeout?: number;
    /** As in `details`. */
    silent?: boolean;
    /** As in `details`. */
    highlight?: boolean;
    /** Holds the `tag` in the current version; do not rely on it. */
    text?: string;
  }
  interface ElementAttributes {
    /** Set as the text, not as an attribute. */
    textContent?: string;
    [name: string]: any;
  }
  interface CookieDetails {
    /** Needed for `set` and `delete`; the page’s URL when missing. */
    url?: string;
    /** Filter for `list`, Domain for `set`; ignored by `delete`. */
    domain?: string;
    /** Filter for `list`, name for `set`; required for `delete`. */
    name?: string;
    /** Value for `set`. */
    value?: string;
    /** Filter for `list`, or the path for `set`. */
    path?: string;
    /** Filter for `list`, or the flag for `set`. */
    secure?: boolean;
    /** Filter for `list` only. */
    session?: boolean;
    /** Flag for `set`. */
    httpOnly?: boolean;
    /** Expiry in seconds since 1970; without it a session cookie is set. */
    expirationDate?: number;
    /** Partition (CHIPS). `{}` means every partition for `list`, and cookies without one for `set` and `delete`. */
    partitionKey?: {topLevelSite?: string};
  }
  interface Cookie {
    /** Name. */
    name: string;
    /** Value. */
    value: string;
    /** Domain. */
    domain: string;
    /** Path. */
    path: string;
    /** Whether it ends with the session. */
    session: boolean;
    /** Whether it is for the host only. */
    hostOnly: boolean;
    /** Whether it is hidden from the page’s own code. */
    httpOnly: boolean;
    /** Whether it needs HTTPS. */
    secure: boolean;
    /** The SameSite policy. */
    sameSite: 'unspecified' | 'no_restriction' | 'lax' | 'strict';
    /** Expiry in seconds. */
    expirationDate?: number;
    /** Id of the cookie store, from the browser. */
    storeId?: string;
    /** Partition, from the browser. */
    partitionKey?: {topLevelSite?: string};
  }
  interface ScriptInfo {
    /** Name of the manager; the way to tell managers apart. */
    scriptHandler: 'ScriptCat';
    /** Version of ScriptCat. */
    version: string;
    /** Whether updates of this script are checked. */
    scriptWillUpdate: boolean;
    /** Download URL of the script. */
    scriptUpdateURL: string | null;
    /** The header as text. */
    scriptMetaStr: string;
    /** The parsed user config. */
    userConfig?: any;
    /** The user-config block as text. */
    userConfigStr?: string;
    /** Whether this is an incognito window. */
    isIncognito: boolean;
    /** Always this value. */
    sandboxMode: 'raw';
    /** Always this value. */
    downloadMode: 'native';
    /** About the browser; in Firefox empty before 1.5.0-beta.5. */
    userAgentData: {brands?: any; mobile?: boolean; platform?: string; architecture?: string; bitness?: string};
    /** About the script itself. */
    script: ScriptInfoScript;
  }
  interface ScriptInfoScript {
    /** The plain `@name`. */
    name: string;
    /** `@namespace`. */
    namespace: string;
    /** `@version`; `0.0` when missing. */
    version: string;
    /** `@author`. */
    author?: string;
    /** `@description`. */
    description: string | null;
    /** The `@match` lines. */
    matches: string[];
    /** The `@include` lines. */
    includes: string[];
    /** `@run-at`, by default `document-idle`. */
    'run-at': string;
    /** The `@run-in` lines. */
    'run-in': string[];
    /** `@icon`. */
    icon: string | null;
    /** `@icon64`. */
    icon64: string | null;
    /** The header. */
    header: string;
    /** The `@grant` lines. */
    grant: string[];
    /** The `@connect` lines. */
    connects: string[];
    /** Last change, in milliseconds. */
    lastModified: number;
    /** Download URL. */
    downloadURL: string | null;
    /** Update URL. */
    updateURL: string | null;
  }
  interface FileListDetails {
    /** Declared and ignored: the base folder is always listed. */
    path?: string;
    /** Receives the files. */
    onload?: (files: FileStorageFileInfo[]) => void;
    /** Folder below `ScriptCat/app/`; two scripts with the same one share it. Give the same value in every call. */
    baseDir?: string;
    /** Called on failure. */
    onerror?: (error: FileStorageError) => void;
  }
  interface FileUploadDetails {
    /** File name; an existing file is overwritten. */
    path: string;
    /** The content. */
    data: Blob;
    /** Done. */
    onload?: () => void;
    /** Folder below `ScriptCat/app/`; two scripts with the same one share it. Give the same value in every call. */
    baseDir?: string;
    /** Called on failure. */
    onerror?: (error: FileStorageError) => void;
  }
  interface FileDownloadDetails {
    /** An entry from `list`. */
    file: FileStorageFileInfo;
    /** Receives the content. */
    onload: (data: Blob) => void;
    /** Folder below `ScriptCat/app/`; two scripts with the same one share it. Give the same value in every call. */
    baseDir?: string;
    /** Called on failure. */
    onerror?: (error: FileStorageError) => void;
  }
  interface FileDeleteDetails {
    /** File name relative to the base folder. */
    path: string;
    /** Done. */
    onload?: () => void;
    /** Folder below `ScriptCat/app/`; two scripts with the same one share it. Give the same value in every call. */
    baseDir?: string;
    /** Called on failure. */
    onerror?: (error: FileStorageError) => void;
  }
  interface FileStorageFileInfo {
    /** Name. */
    name: string;
    /** Relative path. */
    path: string;
    /** Full path. */
    absPath: string;
    /** Bytes. */
    size: number;
    /** A digest; its meaning depends on the provider. */
    digest: string;
    /** Time of creation. */
    createtime: number;
    /** Time of change. */
    updatetime: number;
    /** Baidu Netdisk only. */
    fsid?: number;
  }
  interface FileStorageError {
    /** `-1` unknown, `1` no storage set, `2` settings or authorisation wrong, `3` listing, `4` upload, `5` download, `6` delete failed, `7` never produced, `8` network error. */
    code: -1 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
    /** The text; with code `-1` it is in `message`. */
    error?: string;
    /** The text for code `-1`. */
    message?: string;
  }
  interface ConversationOptions {
    /** Id of the new conversation; an existing one is an error, use `get` to continue. */
    id?: string;
    /** Appended to the built-in prompt. */
    system?: string;
    /** Model id; the default model without it. */
    model?: string;
    /** Skills to load: `auto` means all that are enabled, a named one is loaded even if disabled; none without it. */
    skills?: 'auto' | string[];
    /** Tools of your own. */
    tools?: AgentTool[];
    /** Commands starting with `/`, answered by your function; the built-in `/new` may be replaced. With a stored conversation `create` never settles, so use them with `ephemeral` only. */
    commands?: {[command: string]: (args: string, conversation: Conversation) => Promise<string | void>};
    /** Kept in memory only, without built-in tools and skills. */
    ephemeral?: boolean;
    /** Prompt caching of Anthropic, for `ephemeral` only. */
    cache?: boolean;
    /** Goes on after the page is closed; without effect on `ephemeral`. */
    background?: boolean;
  }
  interface AgentTool {
    /** Name; a built-in tool of the same name wins. */
    name: string;
    /** What the model reads. */
    description: string;
    /** JSON Schema of the arguments. */
    parameters: object;
    /** Runs the tool; a thrown error is told to the model. */
    handler: (args: any, signal: AbortSignal) => Promise<unknown>;
  }
  interface Conversation {
    /** Id. */
    id: string;
    /** Title. */
    title: string;
    /** Model id. */
    modelId: string;
    /** Sends a message and waits for the whole tool loop. */
    chat: (content: string | ContentBlock[], options?: {tools?: AgentTool[]}) => Promise<ChatReply>;
    /** Reads while it is being written; leaving the loop stops it, or only detaches with `background`. */
    chatStream: (content: string | ContentBlock[], options?: {tools?: AgentTool[]}) => Promise<AsyncIterable<StreamChunk>>;
    /** Joins a conversation running in the background. */
    attach: () => Promise<AsyncIterable<StreamChunk | SyncChunk>>;
    /** All messages. */
    getMessages: () => Promise<ChatMessage[]>;
    /** Deletes the messages. */
    clear: () => Promise<void>;
    /** Only checks existence; conversations are saved as they run. */
    save: () => Promise<void>;
  }
  interface ChatReply {
    /** The answer: mostly a string, an array of content blocks with models that make pictures. Check before you show it. */
    content: string | ContentBlock[];
    /** The thinking. */
    thinking?: string;
    /** The tools that were called. */
    toolCalls?: ToolCall[];
    /** Tokens used. */
    usage?: {inputTokens: number; outputTokens: number; cacheCreationInputTokens?: number; cacheReadInputTokens?: number};
    /** Duration in milliseconds. */
    durationMs?: number;
    /** Whether a command answered. */
    command?: boolean;
    /** A warning that is no failure, for example a generated picture that could not be saved. */
    warning?: string;
  }
  interface ContentBlock {
    /** The kind. */
    type: 'text' | 'image' | 'file' | 'audio';
    /** The text of `text`. */
    text?: string;
    /** Attachment id of a picture, file or sound, which is kept among the agent’s files. */
    attachmentId?: string;
    /** MIME type of the attachment. */
    mimeType?: string;
    /** File name of the attachment. */
    name?: string;
    /** Size of a file in bytes. */
    size?: number;
    /** Length of a sound in milliseconds. */
    durationMs?: number;
  }
  interface Attachment {
    /** Id. */
    id: string;
    /** The kind. */
    type: 'image' | 'file' | 'audio';
    /** File name. */
    name: string;
    /** MIME type. */
    mimeType: string;
    /** Size in bytes. */
    size?: number;
  }
  interface ToolCall {
    /** Id. */
    id: string;
    /** Name of the tool. */
    name: string;
    /** The arguments as JSON. */
    arguments: string;
    /** The result, once it has run. */
    result?: string;
    /** Attachments it made. */
    attachments?: Attachment[];
    /** How far it is. */
    status?: 'pending' | 'running' | 'completed' | 'error';
  }
  interface StreamChunk {
    /** `content_delta` is text, `thinking_delta` thinking, `tool_call` the start and `tool_call_complete` the end of a tool, `content_block` a whole block other than text, `new_message` says that the next message begins; then `system_warning`, `done` and `error`. */
    type: 'content_delta' | 'thinking_delta' | 'tool_call' | 'tool_call_complete' | 'content_block' | 'new_message' | 'system_warning' | 'done' | 'error';
    /** The new text. */
    content?: string;
    /** The block of `content_block`. */
    block?: ContentBlock;
    /** The tool call concerned. */
    toolCall?: ToolCall;
    /** `done`: tokens used. */
    usage?: {inputTokens: number; outputTokens: number; cacheCreationInputTokens?: number; cacheReadInputTokens?: number};
    /** `done`: milliseconds it took. */
    durationMs?: number;
    /** `error`: the reason. */
    error?: string;
    /** `error`: its class. */
    errorCode?: 'rate_limit' | 'auth' | 'tool_timeout' | 'context_too_large' | 'api_error' | string;
    /** Whether a command answered. */
    command?: boolean;
    /** The text of `system_warning`. */
    warning?: string;
  }
  interface SyncChunk {
    /** The state so far. */
    type: 'sync';
    /** State of the conversation. */
    status: 'running' | 'done' | 'error';
    /** What has been written already. */
    streamingMessage?: {content: string; thinking?: string; toolCalls: ToolCall[]};
    /** A question waiting for the user. */
    pendingAskUser?: {id: string; question: string; options?: string[]; optionValues?: string[]; multiple?: boolean; allowCustom?: boolean};
    /** The list of tasks. */
    tasks: {id: string; subject: string; status: 'pending' | 'in_progress' | 'completed'; description?: string}[];
  }
  interface ChatMessage {
    /** Id. */
    id: string;
    /** The conversation it belongs to. */
    conversationId: string;
    /** Who said it. */
    role: 'user' | 'assistant' | 'system' | 'tool';
    /** The content. */
    content: string | ContentBlock[];
    /** The thinking. */
    thinking?: {content: string};
    /** Tool calls. */
    toolCalls?: ToolCall[];
    /** The call a `tool` message answers. */
    toolCallId?: string;
    /** Error of this turn. */
    error?: string;
    /** Class of the error. */
    errorCode?: string;
    /** A warning. */
    warning?: string;
    /** The model. */
    modelId?: string;
    /** Tokens used. */
    usage?: {inputTokens: number; outputTokens: number; cacheCreationInputTokens?: number; cacheReadInputTokens?: number};
    /** Milliseconds it took. */
    durationMs?: number;
    /** Milliseconds to the first token. */
    firstTokenMs?: number;
    /** The message before it, for branches. */
    parentId?: string;
    /** Time of creation. */
    createtime: number;
  }
  interface AgentTaskOptions {
    /** Name. */
    name: string;
    /** Schedule, written as in `@crontab`. */
    crontab: string;
    /** `internal` runs `prompt` with the model, `event` tells the script that created it. */
    mode: 'internal' | 'event';
    /** Has no default: leave it out and the task never runs. */
    enabled: boolean;
    /** Notify when done. */
    notify?: boolean;
    /** `internal`: what to do. */
    prompt?: string;
    /** `internal`: model id. */
    modelId?: string;
    /** `internal`: the conversation to use; a new one per run without it. */
    conversationId?: string;
    /** `internal`: skills. */
    skills?: 'auto' | string[];
  }
  interface AgentTask extends AgentTaskOptions {
    /** Id. */
    id: string;
    /** Must be passed to update and remove. */
    generation: number;
    /** Must be passed to update and remove. */
    revision: number;
    /** Last run. */
    lastruntime?: number;
    /** Next run. */
    nextruntime?: number;
    /** Last result. */
    lastRunStatus?: 'success' | 'error';
    /** Last error. */
    lastRunError?: string;
    /** Time of creation. */
    createtime: number;
    /** Time of change. */
    updatetime: number;
    /** Generation of the conversation. */
    conversationGeneration?: number;
    /** Script of an `event` task, filled in automatically. */
    sourceScriptUuid?: string;
  }
  interface SkillSummary {
    /** Name, and identity. */
    name: string;
    /** Description. */
    description: string;
    /** Version. */
    version?: string;
    /** Names of its scripts. */
    toolNames: string[];
    /** Names of its references. */
    referenceNames: string[];
    /** Whether it can be configured. */
    hasConfig?: boolean;
    /** Whether it is enabled. */
    enabled?: boolean;
    /** Where it came from. */
    installUrl?: string;
    /** Time of installation. */
    installtime: number;
    /** Time of update. */
    updatetime: number;
  }
  interface AgentModel {
    /** Id. */
    id: string;
    /** Name given by the user. */
    name: string;
    /** Kind of interface. */
    provider: 'openai' | 'anthropic' | 'zhipu';
    /** URL of the service. */
    apiBaseUrl: string;
    /** Model name. */
    model: string;
    /** Largest output. */
    maxTokens?: number;
    /** Context window. */
    contextWindow?: number;
    /** Model names that were fetched. */
    availableModels?: string[];
    /** Whether it accepts images. */
    supportsVision: boolean;
    /** Whether it produces images. */
    supportsImageOutput: boolean;
  }
}
declare namespace GMTypes {
  type XHRDetails = ScriptCat.XhrDetails;
  type XHRResponse = ScriptCat.XhrResponse;
  type XHRProgress = ScriptCat.XhrProgress;
  type DownloadError = ScriptCat.DownloadError;
  type NotificationDetails = ScriptCat.NotificationDetails;
  type NotificationOnClickEvent = ScriptCat.NotificationClick;
  type OpenTabOptions = ScriptCat.OpenTabOptions;
  type Tab = ScriptCat.OpenedTab;
  type ValueChangeListener = ScriptCat.ValueChangeListener;
  type Cookie = ScriptCat.Cookie;
  type CookieDetails = ScriptCat.CookieDetails;
  type LoggerLevel = 'debug' | 'info' | 'warn' | 'error';
  type LoggerLabel = {[key: string]: string | number | boolean | undefined};
  type AbortHandle<Result = void> = ScriptCat.AbortHandle & {abort(): Result | void};
  type DownloadDetails<Url = string | Blob | File> = ScriptCat.DownloadDetails & {url: Url};
  type GMClipboardInfo = string | {type?: string; mimetype?: string};
  type CookieAction = 'list' | 'set' | 'delete';
  type CookieDetailsPartitionKeyType = NonNullable<CookieDetails['partitionKey']>;
  type ReadyState = 0 | 1 | 2 | 3 | 4;
  type Listener<Details> = (event: Details) => unknown;
  type ContextType = unknown;
  type GMXHRDataType = NonNullable<XHRDetails['data']>;
  type NotificationOnClick = NonNullable<NotificationDetails['onclick']>;
  type NotificationOnDone = NonNullable<NotificationDetails['ondone']>;
  type NotificationButton = NonNullable<NotificationDetails['buttons']>[number];
  type NotificationThis = NotificationDetails & {id: string};
}
declare namespace CATType {
  type FileStorageError = ScriptCat.FileStorageError;
  type FileStorageFileInfo = ScriptCat.FileStorageFileInfo;
}
declare namespace CATAgent {
  type ContentBlock = ScriptCat.ContentBlock;
  type ToolDefinition = ScriptCat.AgentTool;
  type ToolCallInfo = ScriptCat.ToolCall;
  type Attachment = ScriptCat.Attachment;
  type ChatReply = ScriptCat.ChatReply;
  type ChatMessage = ScriptCat.ChatMessage;
  type StreamChunk = ScriptCat.StreamChunk;
  type SyncStreamChunk = ScriptCat.SyncChunk;
  type ConversationCreateOptions = ScriptCat.ConversationOptions;
  type ConversationInstance = ScriptCat.Conversation;
  type MessageContent = string | ContentBlock[];
  type TextBlock = ContentBlock & {type: 'text'; text: string};
  type ImageBlock = ContentBlock & {type: 'image'; attachmentId: string; mimeType: string};
  type FileBlock = ContentBlock & {type: 'file'; attachmentId: string; mimeType: string};
  type AudioBlock = ContentBlock & {type: 'audio'; attachmentId: string; mimeType: string};
  type CommandHandler = NonNullable<ConversationCreateOptions['commands']>[string];
  type ChatOptions = NonNullable<Parameters<ConversationInstance['chat']>[1]>;
  type ConversationAPI = typeof CAT.agent.conversation;
}
declare namespace CATAgentDom {
  type DomAPI = typeof CAT.agent.dom;
  type PageContent = Awaited<ReturnType<DomAPI['readPage']>>;
  type ActionResult = Awaited<ReturnType<DomAPI['click']>>;
  type ScreenshotResult = Awaited<ReturnType<DomAPI['screenshot']>>;
  type NavigateResult = Awaited<ReturnType<DomAPI['navigate']>>;
  type ScrollResult = Awaited<ReturnType<DomAPI['scroll']>>;
  type WaitForResult = Awaited<ReturnType<DomAPI['waitFor']>>;
  type MonitorResult = Awaited<ReturnType<DomAPI['stopMonitor']>>;
  type MonitorStatus = Awaited<ReturnType<DomAPI['peekMonitor']>>;
  type ReadPageOptions = NonNullable<Parameters<DomAPI['readPage']>[0]>;
  type ScreenshotOptions = NonNullable<Parameters<DomAPI['screenshot']>[0]>;
  type DomActionOptions = NonNullable<Parameters<DomAPI['click']>[1]>;
  type NavigateOptions = NonNullable<Parameters<DomAPI['navigate']>[1]>;
  type ScrollOptions = NonNullable<Parameters<DomAPI['scroll']>[1]>;
  type WaitForOptions = NonNullable<Parameters<DomAPI['waitFor']>[1]>;
  type ExecuteScriptOptions = NonNullable<Parameters<DomAPI['executeScript']>[1]>;
  type TabInfo = Awaited<ReturnType<DomAPI['listTabs']>>[number];
  type ScrollDirection = Parameters<DomAPI['scroll']>[0];
}
declare namespace CATAgentTask {
  type AgentTask = ScriptCat.AgentTask;
  type AgentTaskCreateOptions = ScriptCat.AgentTaskOptions;
  type TaskAPI = typeof CAT.agent.task;
  type AgentTaskTrigger = Parameters<Parameters<TaskAPI['addListener']>[1]>[0];
}
declare namespace CATAgentSkills {
  type SkillSummary = ScriptCat.SkillSummary;
  type SkillsAPI = typeof CAT.agent.skills;
  type SkillRecord = NonNullable<Awaited<ReturnType<SkillsAPI['get']>>>;
}
declare namespace CATAgentModel {
  type ModelSummary = ScriptCat.AgentModel;
  type ModelAPI = typeof CAT.agent.model;
}
declare namespace CATAgentOPFS {
  type OPFSAPI = typeof CAT.agent.opfs;
  type WriteResult = Awaited<ReturnType<OPFSAPI['write']>>;
  type ReadAttachmentResult = Awaited<ReturnType<OPFSAPI['readAttachment']>>;
  type FileEntry = Awaited<ReturnType<OPFSAPI['list']>>[number];
  type ReadResult = {path: string; size: number; content?: string; data?: Blob; mimeType?: string};
}
interface Window {
  onurlchange: ((event: {url: string} & Event) => any) | null;
}
/** Throw it in a background script and ScriptCat runs the script again at the time you name. {@link https://docs.scriptcat.org/en/docs/dev/cat-api/#catretryerror} */
declare class CATRetryError {
  constructor(message: string, time: number | Date);
  readonly msg: string;
  readonly time: Date;
}
/** Reads a stored value. It answers at once, because the whole storage was handed to the script when it started. {@link https://docs.scriptcat.org/en/docs/dev/api/#gm_getvalue} */
declare function GM_getValue<T = any>(name: string, defaultValue?: T): T;
/** Stores a value that survives closing the browser. {@link https://docs.scriptcat.org/en/docs/dev/api/#gm_setvalue} */
declare function GM_setValue(name: string, value: any): void;
/** Removes a value. {@link https://docs.scriptcat.org/en/docs/dev/api/#gm_deletevalue} */
declare function GM_deleteValue(name: string): void;
/** Lists the names of all values. {@link https://docs.scriptcat.org/en/docs/dev/api/#gm_listvalues} */
declare function GM_listValues(): string[];
/** Reads several values at once. {@link https://docs.scriptcat.org/en/docs/dev/api/#gm_getvalues} */
declare function GM_getValues(keysOrDefaults: {[key: string]: any} | string[] | null | undefined): {[key: string]: any};
/** Stores several values with one message and one save, faster than a loop of `GM_setValue`. {@link https://docs.scriptcat.org/en/docs/dev/api/#gm_setvalues} */
declare function GM_setValues(values: {[key: string]: any}): void;
/** Removes several values at once. {@link https://docs.scriptcat.org/en/docs/dev/api/#gm_deletevalues} */
declare function GM_deleteValues(names: string[]): void;
/** Tells you when a value changes: the way to keep tabs, or a page and a background script, in step. {@link https://docs.scriptcat.org/en/docs/dev/api/#gm_addvaluechangelistener} */
declare function GM_addValueChangeListener(name: string, listener: ScriptCat.ValueChangeListener): number;
/** Stops a listener. {@link https://docs.scriptcat.org/en/docs/dev/api/#gm_removevaluechangelistener} */
declare function GM_removeValueChangeListener(listenerId: number): void;
/** An HTTP request made by the extension, free of the page’s CORS, mixed-content and CSP rules. {@link https://docs.scriptcat.org/en/docs/dev/api/#gm_xmlhttprequest} */
declare function GM_xmlhttpRequest(details: ScriptCat.XhrDetails): ScriptCat.AbortHandle;
/** Saves a URL or a piece of data as a file. {@link https://docs.scriptcat.org/en/docs/dev/api/#gm_download} */
declare function GM_download(details: ScriptCat.DownloadDetails): ScriptCat.AbortHandle;
/** Saves a URL or a piece of data as a file. {@link https://docs.scriptcat.org/en/docs/dev/api/#gm_download} */
declare function GM_download(url: string, filename: string): ScriptCat.AbortHandle;
/** Opens a new tab and hands you a way to close it again. {@link https://docs.scriptcat.org/en/docs/dev/api/#gm_openintab} */
declare function GM_openInTab(url: string, options?: ScriptCat.OpenTabOptions | boolean): ScriptCat.OpenedTab | undefined;
/** Closes a tab by the browser’s tab id. {@link https://docs.scriptcat.org/en/docs/dev/api/#gm_closeintab} */
declare function GM_closeInTab(tabId: string | number): Promise<boolean>;
/** Reads data that belongs to the current tab: it survives reloads and navigation and goes with the tab. {@link https://docs.scriptcat.org/en/docs/dev/api/#gm_gettab} */
declare function GM_getTab(callback: (tab: any) => void): void;
/** Saves the data of the current tab. {@link https://docs.scriptcat.org/en/docs/dev/api/#gm_savetab} */
declare function GM_saveTab(tab: object): void;
/** Reads what this script saved in all tabs. {@link https://docs.scriptcat.org/en/docs/dev/api/#gm_gettabs} */
declare function GM_getTabs(callback: (tabs: {[tabId: string]: any}) => void): void;
/** Adds a command to the script in the popup and the context menu. {@link https://docs.scriptcat.org/en/docs/dev/api/#gm_registermenucommand} */
declare function GM_registerMenuCommand(name: string, listener?: (inputValue?: any) => void, options?: ScriptCat.MenuOptions | string): number | string;
/** Removes a menu command. {@link https://docs.scriptcat.org/en/docs/dev/api/#gm_unregistermenucommand} */
declare function GM_unregisterMenuCommand(id: number | string): void;
/** A menu entry with an input: the user fills in a value in the popup and the script gets it on the spot. {@link https://docs.scriptcat.org/en/docs/dev/cat-api/#cat_registermenuinput} */
declare function CAT_registerMenuInput(name: string, listener?: (inputValue?: any) => void, options?: ScriptCat.MenuInputOptions | string): number | string;
/** Removes a menu entry with an input. {@link https://docs.scriptcat.org/en/docs/dev/cat-api/#cat_unregistermenuinput} */
declare function CAT_unregisterMenuInput(id: number | string): void;
/** Shows a desktop notification. {@link https://docs.scriptcat.org/en/docs/dev/api/#gm_notification} */
declare function GM_notification(details: ScriptCat.NotificationDetails, ondone?: (user?: boolean) => void): void;
/** Shows a desktop notification. {@link https://docs.scriptcat.org/en/docs/dev/api/#gm_notification} */
declare function GM_notification(text: string, title?: string, image?: string, onclick?: (event: ScriptCat.NotificationClick) => void): void;
/** Closes a notification. {@link https://docs.scriptcat.org/en/docs/dev/api/#gm_closenotification} */
declare function GM_closeNotification(id: string): void;
/** Updates a notification on screen; this is how a progress bar moves. {@link https://docs.scriptcat.org/en/docs/dev/api/#gm_updatenotification} */
declare function GM_updateNotification(id: string, details: ScriptCat.NotificationDetails): void;
/** Adds styles to the page; even a strict CSP does not stop it. {@link https://docs.scriptcat.org/en/docs/dev/api/#gm_addstyle} */
declare function GM_addStyle(css: string): HTMLStyleElement;
/** Inserts an element, around the page’s CSP for inline scripts and styles. {@link https://docs.scriptcat.org/en/docs/dev/api/#gm_addelement} */
declare function GM_addElement(tag: string, attributes?: ScriptCat.ElementAttributes): HTMLElement;
/** Inserts an element, around the page’s CSP for inline scripts and styles. {@link https://docs.scriptcat.org/en/docs/dev/api/#gm_addelement} */
declare function GM_addElement(parentNode: Node, tag: string, attributes?: ScriptCat.ElementAttributes): HTMLElement;
/** Reads a text declared with `@resource`; it came with the script, so there is no waiting for the network. {@link https://docs.scriptcat.org/en/docs/dev/api/#gm_getresourcetext} */
declare function GM_getResourceText(name: string): string | undefined;
/** Turns a `@resource` into a URL for `src`; the way for images and fonts. {@link https://docs.scriptcat.org/en/docs/dev/api/#gm_getresourceurl} */
declare function GM_getResourceURL(name: string, isBlobUrl?: boolean): string | undefined;
/** Writes to the clipboard, without a user gesture and without focus. {@link https://docs.scriptcat.org/en/docs/dev/api/#gm_setclipboard} */
declare function GM_setClipboard(data: string, info?: string | {type?: string; mimetype?: string}, cb?: () => void): void;
/** Writes a log entry you can read later on ScriptCat’s **Logs** page; the main tool for finding out what a background script did. {@link https://docs.scriptcat.org/en/docs/dev/api/#gm_log} */
declare function GM_log(message: any, level?: 'debug' | 'info' | 'warn' | 'error', ...labels: {[key: string]: string | number | boolean | undefined}[]): void;
/** Reads, writes and deletes cookies, HttpOnly ones included. {@link https://docs.scriptcat.org/en/docs/dev/api/#gm_cookie} */
declare function GM_cookie(action: 'list' | 'set' | 'delete', details: ScriptCat.CookieDetails, ondone: (cookies: ScriptCat.Cookie[] | undefined, error: any) => void): void;
/** Opens the user-config panel of the script, so that nobody has to look for it. {@link https://docs.scriptcat.org/en/docs/dev/cat-api/#cat_userconfig} */
declare function CAT_userConfig(): Promise<void>;
/** Keeps files in the user’s own storage: WebDAV, Baidu Netdisk, OneDrive, Google Drive, Dropbox or S3. {@link https://docs.scriptcat.org/en/docs/dev/cat-api/#cat_filestorage} */
declare function CAT_fileStorage(action: 'list', details: ScriptCat.FileListDetails): Promise<void>;
/** Keeps files in the user’s own storage: WebDAV, Baidu Netdisk, OneDrive, Google Drive, Dropbox or S3. {@link https://docs.scriptcat.org/en/docs/dev/cat-api/#cat_filestorage} */
declare function CAT_fileStorage(action: 'upload', details: ScriptCat.FileUploadDetails): Promise<void>;
/** Keeps files in the user’s own storage: WebDAV, Baidu Netdisk, OneDrive, Google Drive, Dropbox or S3. {@link https://docs.scriptcat.org/en/docs/dev/cat-api/#cat_filestorage} */
declare function CAT_fileStorage(action: 'download', details: ScriptCat.FileDownloadDetails): Promise<void>;
/** Keeps files in the user’s own storage: WebDAV, Baidu Netdisk, OneDrive, Google Drive, Dropbox or S3. {@link https://docs.scriptcat.org/en/docs/dev/cat-api/#cat_filestorage} */
declare function CAT_fileStorage(action: 'delete', details: ScriptCat.FileDeleteDetails): Promise<void>;
/** Keeps files in the user’s own storage: WebDAV, Baidu Netdisk, OneDrive, Google Drive, Dropbox or S3. {@link https://docs.scriptcat.org/en/docs/dev/cat-api/#cat_filestorage} */
declare function CAT_fileStorage(action: 'config'): Promise<void>;
/** Waits, in an `@early-start` script, until the environment of the script is ready. {@link https://docs.scriptcat.org/en/docs/dev/cat-api/#cat_scriptloaded} */
declare function CAT_scriptLoaded(): Promise<void> | undefined;
/** Internal helper that makes a `blob:` URL. Ordinary scripts use `URL.createObjectURL`. {@link https://docs.scriptcat.org/en/docs/dev/cat-api/#cat_createbloburl} */
declare function CAT_createBlobUrl(blob: Blob): Promise<string>;
/** Internal helper that reads a `blob:` URL made by the extension. {@link https://docs.scriptcat.org/en/docs/dev/cat-api/#cat_fetchblob} */
declare function CAT_fetchBlob(url: string): Promise<Blob>;
/** Internal helper that fetches a URL and parses it into a document. {@link https://docs.scriptcat.org/en/docs/dev/cat-api/#cat_fetchdocument} */
declare function CAT_fetchDocument(url: string): Promise<Document | undefined>;
/** What the script and ScriptCat know about themselves: versions, header, user config, incognito or not. {@link https://docs.scriptcat.org/en/docs/dev/api/#gm_info} */
declare const GM_info: ScriptCat.ScriptInfo;
/** The page’s real `window`: the way to variables and functions of the page. {@link https://docs.scriptcat.org/en/docs/dev/api/#unsafewindow} */
declare const unsafeWindow: Window & typeof globalThis & {[name: string]: any};
/** The read-only settings inside a skill script: what the user filled in for the skill. {@link https://docs.scriptcat.org/en/docs/dev/cat-api/#cat_config} */
declare const CAT_CONFIG: Readonly<{[key: string]: any}>;
declare namespace GM {
  /** Reads a stored value. It answers at once, because the whole storage was handed to the script when it started. {@link https://docs.scriptcat.org/en/docs/dev/api/#gm_getvalue} */
  export function getValue<T = any>(name: string, defaultValue?: T): Promise<T>;
  /** Stores a value that survives closing the browser. {@link https://docs.scriptcat.org/en/docs/dev/api/#gm_setvalue} */
  export function setValue(name: string, value: any): Promise<void>;
  /** Removes a value. {@link https://docs.scriptcat.org/en/docs/dev/api/#gm_deletevalue} */
  export function deleteValue(name: string): Promise<void>;
  /** Lists the names of all values. {@link https://docs.scriptcat.org/en/docs/dev/api/#gm_listvalues} */
  export function listValues(): Promise<string[]>;
  /** Reads several values at once. {@link https://docs.scriptcat.org/en/docs/dev/api/#gm_getvalues} */
  export function getValues(keysOrDefaults: {[key: string]: any} | string[] | null | undefined): Promise<{[key: string]: any}>;
  /** Stores several values with one message and one save, faster than a loop of `GM_setValue`. {@link https://docs.scriptcat.org/en/docs/dev/api/#gm_setvalues} */
  export function setValues(values: {[key: string]: any}): Promise<void>;
  /** Removes several values at once. {@link https://docs.scriptcat.org/en/docs/dev/api/#gm_deletevalues} */
  export function deleteValues(names: string[]): Promise<void>;
  /** Tells you when a value changes: the way to keep tabs, or a page and a background script, in step. {@link https://docs.scriptcat.org/en/docs/dev/api/#gm_addvaluechangelistener} */
  export function addValueChangeListener(name: string, listener: ScriptCat.ValueChangeListener): Promise<number>;
  /** Stops a listener. {@link https://docs.scriptcat.org/en/docs/dev/api/#gm_removevaluechangelistener} */
  export function removeValueChangeListener(listenerId: number): Promise<void>;
  /** An HTTP request made by the extension, free of the page’s CORS, mixed-content and CSP rules. {@link https://docs.scriptcat.org/en/docs/dev/api/#gm_xmlhttprequest} */
  export function xmlHttpRequest(details: ScriptCat.XhrDetails): Promise<ScriptCat.XhrResponse> & ScriptCat.AbortHandle;
  /** Saves a URL or a piece of data as a file. {@link https://docs.scriptcat.org/en/docs/dev/api/#gm_download} */
  export function download(details: ScriptCat.DownloadDetails): Promise<ScriptCat.DownloadResult> & ScriptCat.AbortHandle;
  /** Saves a URL or a piece of data as a file. {@link https://docs.scriptcat.org/en/docs/dev/api/#gm_download} */
  export function download(url: string, filename: string): Promise<ScriptCat.DownloadResult> & ScriptCat.AbortHandle;
  /** Opens a new tab and hands you a way to close it again. {@link https://docs.scriptcat.org/en/docs/dev/api/#gm_openintab} */
  export function openInTab(url: string, options?: ScriptCat.OpenTabOptions | boolean): Promise<ScriptCat.OpenedTab | undefined>;
  /** Closes a tab by the browser’s tab id. {@link https://docs.scriptcat.org/en/docs/dev/api/#gm_closeintab} */
  export function closeInTab(tabId: string | number): Promise<boolean>;
  /** Reads data that belongs to the current tab: it survives reloads and navigation and goes with the tab. {@link https://docs.scriptcat.org/en/docs/dev/api/#gm_gettab} */
  export function getTab(): Promise<any>;
  /** Saves the data of the current tab. {@link https://docs.scriptcat.org/en/docs/dev/api/#gm_savetab} */
  export function saveTab(tab: object): Promise<void>;
  /** Reads what this script saved in all tabs. {@link https://docs.scriptcat.org/en/docs/dev/api/#gm_gettabs} */
  export function getTabs(): Promise<{[tabId: string]: any}>;
  /** Adds a command to the script in the popup and the context menu. {@link https://docs.scriptcat.org/en/docs/dev/api/#gm_registermenucommand} */
  export function registerMenuCommand(name: string, listener?: (inputValue?: any) => void, options?: ScriptCat.MenuOptions | string): Promise<number | string>;
  /** Removes a menu command. {@link https://docs.scriptcat.org/en/docs/dev/api/#gm_unregistermenucommand} */
  export function unregisterMenuCommand(id: number | string): Promise<void>;
  /** Shows a desktop notification. {@link https://docs.scriptcat.org/en/docs/dev/api/#gm_notification} */
  export function notification(details: ScriptCat.NotificationDetails, ondone?: (user?: boolean) => void): Promise<void>;
  /** Shows a desktop notification. {@link https://docs.scriptcat.org/en/docs/dev/api/#gm_notification} */
  export function notification(text: string, title?: string, image?: string, onclick?: (event: ScriptCat.NotificationClick) => void): Promise<void>;
  /** Closes a notification. {@link https://docs.scriptcat.org/en/docs/dev/api/#gm_closenotification} */
  export function closeNotification(id: string): void;
  /** Updates a notification on screen; this is how a progress bar moves. {@link https://docs.scriptcat.org/en/docs/dev/api/#gm_updatenotification} */
  export function updateNotification(id: string, details: ScriptCat.NotificationDetails): void;
  /** Adds styles to the page; even a strict CSP does not stop it. {@link https://docs.scriptcat.org/en/docs/dev/api/#gm_addstyle} */
  export function addStyle(css: string): Promise<HTMLStyleElement>;
  /** Inserts an element, around the page’s CSP for inline scripts and styles. {@link https://docs.scriptcat.org/en/docs/dev/api/#gm_addelement} */
  export function addElement(tag: string, attributes?: ScriptCat.ElementAttributes): Promise<HTMLElement>;
  /** Inserts an element, around the page’s CSP for inline scripts and styles. {@link https://docs.scriptcat.org/en/docs/dev/api/#gm_addelement} */
  export function addElement(parentNode: Node, tag: string, attributes?: ScriptCat.ElementAttributes): Promise<HTMLElement>;
  /** Reads a text declared with `@resource`; it came with the script, so there is no waiting for the network. {@link https://docs.scriptcat.org/en/docs/dev/api/#gm_getresourcetext} */
  export function getResourceText(name: string): Promise<string | undefined>;
  /** Turns a `@resource` into a URL for `src`; the way for images and fonts. {@link https://docs.scriptcat.org/en/docs/dev/api/#gm_getresourceurl} */
  export function getResourceUrl(name: string, isBlobUrl?: boolean): Promise<string | undefined>;
  /** Writes to the clipboard, without a user gesture and without focus. {@link https://docs.scriptcat.org/en/docs/dev/api/#gm_setclipboard} */
  export function setClipboard(data: string, info?: string | {type?: string; mimetype?: string}): Promise<void>;
  /** Writes a log entry you can read later on ScriptCat’s **Logs** page; the main tool for finding out what a background script did. {@link https://docs.scriptcat.org/en/docs/dev/api/#gm_log} */
  export function log(message: any, level?: 'debug' | 'info' | 'warn' | 'error', ...labels: {[key: string]: string | number | boolean | undefined}[]): Promise<void>;
  /** Reads, writes and deletes cookies, HttpOnly ones included. {@link https://docs.scriptcat.org/en/docs/dev/api/#gm_cookie} */
  export function cookie(action: 'list' | 'set' | 'delete', details: ScriptCat.CookieDetails): Promise<ScriptCat.Cookie[]>;
  /** What the script and ScriptCat know about themselves: versions, header, user config, incognito or not. {@link https://docs.scriptcat.org/en/docs/dev/api/#gm_info} */
  export const info: ScriptCat.ScriptInfo;
  export namespace cookie {
    /** Lists the cookies that match the filter. {@link https://docs.scriptcat.org/en/docs/dev/api/#gm_cookie-list} */
    export function list(details: ScriptCat.CookieDetails): Promise<ScriptCat.Cookie[]>;
    /** Creates or overwrites a cookie. {@link https://docs.scriptcat.org/en/docs/dev/api/#gm_cookie-set} */
    export function set(details: ScriptCat.CookieDetails): Promise<void>;
    /** Deletes one cookie. {@link https://docs.scriptcat.org/en/docs/dev/api/#gm_cookie-delete} */
    export function delete_(details: ScriptCat.CookieDetails): Promise<void>;
    export {delete_ as delete};
  }
}
declare namespace GM_cookie {
  /** Lists the cookies that match the filter. {@link https://docs.scriptcat.org/en/docs/dev/api/#gm_cookie-list} */
  export function list(details: ScriptCat.CookieDetails, ondone?: (cookies: ScriptCat.Cookie[] | undefined, error: any) => void): void;
  /** Creates or overwrites a cookie. {@link https://docs.scriptcat.org/en/docs/dev/api/#gm_cookie-set} */
  export function set(details: ScriptCat.CookieDetails, ondone?: (cookies: ScriptCat.Cookie[] | undefined, error: any) => void): void;
  /** Deletes one cookie. {@link https://docs.scriptcat.org/en/docs/dev/api/#gm_cookie-delete} */
  export function delete_(details: ScriptCat.CookieDetails, ondone?: (cookies: ScriptCat.Cookie[] | undefined, error: any) => void): void;
  export {delete_ as delete};
}
declare namespace CAT {
  export namespace agent {
    export namespace conversation {
      /** Talks to the model the user configured, with tools of your own if you like. {@link https://docs.scriptcat.org/en/docs/dev/cat-api/#cat-agent-conversation} */
      export function create(options?: ScriptCat.ConversationOptions): Promise<ScriptCat.Conversation>;
      /** Talks to the model the user configured, with tools of your own if you like. {@link https://docs.scriptcat.org/en/docs/dev/cat-api/#cat-agent-conversation} */
      export function get(id: string): Promise<ScriptCat.Conversation | null>;
    }
    export namespace dom {
      /** Works on any tab: open, read, screenshot, click, fill, wait for an element. {@link https://docs.scriptcat.org/en/docs/dev/cat-api/#cat-agent-dom} */
      export function listTabs(): Promise<{tabId: number; url: string; title: string; active: boolean; windowId: number; discarded: boolean}[]>;
      /** Works on any tab: open, read, screenshot, click, fill, wait for an element. {@link https://docs.scriptcat.org/en/docs/dev/cat-api/#cat-agent-dom} */
      export function navigate(url: string, options?: {tabId?: number; waitUntil?: boolean; timeout?: number}): Promise<{tabId: number; url: string; title: string}>;
      /** Works on any tab: open, read, screenshot, click, fill, wait for an element. {@link https://docs.scriptcat.org/en/docs/dev/cat-api/#cat-agent-dom} */
      export function readPage(options?: {tabId?: number; selector?: string; maxLength?: number; removeTags?: string[]}): Promise<{title: string; url: string; html: string; truncated?: boolean; totalLength?: number}>;
      /** Works on any tab: open, read, screenshot, click, fill, wait for an element. {@link https://docs.scriptcat.org/en/docs/dev/cat-api/#cat-agent-dom} */
      export function screenshot(options?: {tabId?: number; quality?: number; fullPage?: boolean; selector?: string; saveTo?: string}): Promise<{dataUrl: string; path?: string; size?: number}>;
      /** Works on any tab: open, read, screenshot, click, fill, wait for an element. {@link https://docs.scriptcat.org/en/docs/dev/cat-api/#cat-agent-dom} */
      export function click(selector: string, options?: {tabId?: number; trusted?: boolean}): Promise<{success: boolean; navigated?: boolean; url?: string; newTab?: {tabId: number; url: string}}>;
      /** Works on any tab: open, read, screenshot, click, fill, wait for an element. {@link https://docs.scriptcat.org/en/docs/dev/cat-api/#cat-agent-dom} */
      export function fill(selector: string, value: string, options?: {tabId?: number; trusted?: boolean}): Promise<{success: boolean; url: string}>;
      /** Works on any tab: open, read, screenshot, click, fill, wait for an element. {@link https://docs.scriptcat.org/en/docs/dev/cat-api/#cat-agent-dom} */
      export function scroll(direction: 'up' | 'down' | 'top' | 'bottom', options?: {tabId?: number; selector?: string}): Promise<{scrollTop: number; scrollHeight: number; clientHeight: number; atBottom: boolean}>;
      /** Works on any tab: open, read, screenshot, click, fill, wait for an element. {@link https://docs.scriptcat.org/en/docs/dev/cat-api/#cat-agent-dom} */
      export function waitFor(selector: string, options?: {tabId?: number; timeout?: number}): Promise<{found: boolean; element?: {selector: string; tag: string; text: string; role?: string; type?: string; visible: boolean}}>;
      /** Works on any tab: open, read, screenshot, click, fill, wait for an element. {@link https://docs.scriptcat.org/en/docs/dev/cat-api/#cat-agent-dom} */
      export function executeScript(code: string, options?: {tabId?: number}): Promise<{result: any; tabId: number}>;
      /** Works on any tab: open, read, screenshot, click, fill, wait for an element. {@link https://docs.scriptcat.org/en/docs/dev/cat-api/#cat-agent-dom} */
      export function startMonitor(tabId: number): Promise<void>;
      /** Works on any tab: open, read, screenshot, click, fill, wait for an element. {@link https://docs.scriptcat.org/en/docs/dev/cat-api/#cat-agent-dom} */
      export function stopMonitor(tabId: number): Promise<{dialogs: {type: string; message: string}[]; addedNodes: any[]}>;
      /** Works on any tab: open, read, screenshot, click, fill, wait for an element. {@link https://docs.scriptcat.org/en/docs/dev/cat-api/#cat-agent-dom} */
      export function peekMonitor(tabId: number): Promise<{hasChanges: boolean; dialogCount: number; nodeCount: number}>;
    }
    export namespace task {
      /** Manages the agent’s scheduled tasks: let the model do something on time, or have your script told. {@link https://docs.scriptcat.org/en/docs/dev/cat-api/#cat-agent-task} */
      export function create(options: ScriptCat.AgentTaskOptions): Promise<ScriptCat.AgentTask>;
      /** Manages the agent’s scheduled tasks: let the model do something on time, or have your script told. {@link https://docs.scriptcat.org/en/docs/dev/cat-api/#cat-agent-task} */
      export function list(): Promise<ScriptCat.AgentTask[]>;
      /** Manages the agent’s scheduled tasks: let the model do something on time, or have your script told. {@link https://docs.scriptcat.org/en/docs/dev/cat-api/#cat-agent-task} */
      export function get(id: string): Promise<ScriptCat.AgentTask | undefined>;
      /** Manages the agent’s scheduled tasks: let the model do something on time, or have your script told. {@link https://docs.scriptcat.org/en/docs/dev/cat-api/#cat-agent-task} */
      export function update(id: string, task: ScriptCat.AgentTask): Promise<ScriptCat.AgentTask>;
      /** Manages the agent’s scheduled tasks: let the model do something on time, or have your script told. {@link https://docs.scriptcat.org/en/docs/dev/cat-api/#cat-agent-task} */
      export function remove(id: string, task: {generation: number; revision: number}): Promise<boolean>;
      /** Manages the agent’s scheduled tasks: let the model do something on time, or have your script told. {@link https://docs.scriptcat.org/en/docs/dev/cat-api/#cat-agent-task} */
      export function runNow(id: string): Promise<boolean>;
      /** Manages the agent’s scheduled tasks: let the model do something on time, or have your script told. {@link https://docs.scriptcat.org/en/docs/dev/cat-api/#cat-agent-task} */
      export function addListener(taskId: string, listener: (event: {taskId: string; name: string; crontab: string; triggeredAt: number}) => void): number;
      /** Manages the agent’s scheduled tasks: let the model do something on time, or have your script told. {@link https://docs.scriptcat.org/en/docs/dev/cat-api/#cat-agent-task} */
      export function removeListener(listenerId: number): void;
    }
    export namespace skills {
      /** Manages skills, and calls a script of a skill without any model. {@link https://docs.scriptcat.org/en/docs/dev/cat-api/#cat-agent-skills} */
      export function list(): Promise<ScriptCat.SkillSummary[]>;
      /** Manages skills, and calls a script of a skill without any model. {@link https://docs.scriptcat.org/en/docs/dev/cat-api/#cat-agent-skills} */
      export function get(name: string): Promise<(ScriptCat.SkillSummary & {prompt: string}) | null>;
      /** Manages skills, and calls a script of a skill without any model. {@link https://docs.scriptcat.org/en/docs/dev/cat-api/#cat-agent-skills} */
      export function install(skillMd: string, scripts?: {name: string; code: string}[], references?: {name: string; content: string}[]): Promise<ScriptCat.SkillSummary>;
      /** Manages skills, and calls a script of a skill without any model. {@link https://docs.scriptcat.org/en/docs/dev/cat-api/#cat-agent-skills} */
      export function remove(name: string): Promise<boolean>;
      /** Manages skills, and calls a script of a skill without any model. {@link https://docs.scriptcat.org/en/docs/dev/cat-api/#cat-agent-skills} */
      export function call(skillName: string, scriptName: string, params?: object): Promise<any>;
    }
    export namespace model {
      /** Reads which models the user configured; API keys are never part of it. {@link https://docs.scriptcat.org/en/docs/dev/cat-api/#cat-agent-model} */
      export function list(): Promise<ScriptCat.AgentModel[]>;
      /** Reads which models the user configured; API keys are never part of it. {@link https://docs.scriptcat.org/en/docs/dev/cat-api/#cat-agent-model} */
      export function get(id: string): Promise<ScriptCat.AgentModel | null>;
      /** Reads which models the user configured; API keys are never part of it. {@link https://docs.scriptcat.org/en/docs/dev/cat-api/#cat-agent-model} */
      export function getDefault(): Promise<string>;
      /** Reads which models the user configured; API keys are never part of it. {@link https://docs.scriptcat.org/en/docs/dev/cat-api/#cat-agent-model} */
      export function getSummary(): Promise<string>;
    }
    export namespace opfs {
      /** Reads and writes the files of the agent workspace, shared with the model and the skills. {@link https://docs.scriptcat.org/en/docs/dev/cat-api/#cat-agent-opfs} */
      export function write(path: string, content: string | Blob): Promise<{path: string; size: number}>;
      /** Reads and writes the files of the agent workspace, shared with the model and the skills. {@link https://docs.scriptcat.org/en/docs/dev/cat-api/#cat-agent-opfs} */
      export function read(path: string, format?: 'text'): Promise<{path: string; content: string; size: number}>;
      /** Reads and writes the files of the agent workspace, shared with the model and the skills. {@link https://docs.scriptcat.org/en/docs/dev/cat-api/#cat-agent-opfs} */
      export function read(path: string, format: 'blob'): Promise<{path: string; data: Blob; size: number; mimeType: string}>;
      /** Reads and writes the files of the agent workspace, shared with the model and the skills. {@link https://docs.scriptcat.org/en/docs/dev/cat-api/#cat-agent-opfs} */
      export function list(path?: string): Promise<{name: string; type: 'file' | 'directory'; size?: number}[]>;
      /** Reads and writes the files of the agent workspace, shared with the model and the skills. {@link https://docs.scriptcat.org/en/docs/dev/cat-api/#cat-agent-opfs} */
      export function delete_(path: string): Promise<{success: true}>;
      export {delete_ as delete};
      /** Reads and writes the files of the agent workspace, shared with the model and the skills. {@link https://docs.scriptcat.org/en/docs/dev/cat-api/#cat-agent-opfs} */
      export function readAttachment(id: string): Promise<{id: string; data: Blob; size: number; mimeType: string}>;
    }
  }
}
