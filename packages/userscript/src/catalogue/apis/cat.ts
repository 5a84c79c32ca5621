import {onlyHere, text} from '../localized';
import type {Field} from '../types';
import {backgroundOnly, everywhere, optional, pageOnly, required} from './fields';
import type {Api} from './types';

const baseDir = optional(
  'baseDir',
  'string',
  '`ScriptCat/app/` 下的文件夹；两个脚本写同一个就共用。每次调用都要写成一样。',
  'Folder below `ScriptCat/app/`; two scripts with the same one share it. Give the same value in every call.',
  {default: 'UUID', since: '0.14.0'},
);
const onerror = optional(
  'onerror',
  '(error: FileStorageError) => void',
  '失败时调用。',
  'Called on failure.',
);

function fileAction(fields: readonly Field[]): readonly Field[] {
  return [...fields, baseDir, onerror];
}

const gone = text(
  '名字在脚本里不存在，授权被忽略；旧的类型文件里可能还有它。',
  'The name is undefined at run time and the grant is ignored; old type files may still declare it.',
);

export const cat: readonly Api[] = [
  {
    name: 'CAT_userConfig',
    group: 'cat',
    status: 'current',
    grants: ['CAT_userConfig'],
    signatures: ['CAT_userConfig(): Promise<void>'],
    contexts: everywhere,
    since: '0.11.0',
    summary: text(
      '打开脚本的用户配置页，省得用户自己去找。',
      'Opens the user-config panel of the script, so that nobody has to look for it.',
    ),
    notes: [
      text(
        '在当前标签页旁边新开一页，显示 `==UserConfig==` 声明的各项。',
        'Opens a tab beside the current one with the items of the `==UserConfig==` block.',
      ),
      text(
        '值用 `GM_getValue("组.键")` 读取；用户保存会触发值监听。',
        'Read the values with `GM_getValue("group.key")`; saving fires value listeners.',
      ),
    ],
    compat: onlyHere,
  },
  {
    name: 'CAT_fileStorage',
    group: 'cat',
    status: 'current',
    grants: ['CAT_fileStorage'],
    signatures: [
      "CAT_fileStorage(action: 'list', details: FileListDetails): Promise<void>",
      "CAT_fileStorage(action: 'upload', details: FileUploadDetails): Promise<void>",
      "CAT_fileStorage(action: 'download', details: FileDownloadDetails): Promise<void>",
      "CAT_fileStorage(action: 'delete', details: FileDeleteDetails): Promise<void>",
      "CAT_fileStorage(action: 'config'): Promise<void>",
    ],
    contexts: everywhere,
    since: '0.11.0',
    changes: [{version: '0.14.0', text: text('新增 `baseDir`。', '`baseDir` is new.')}],
    summary: text(
      '把文件存到用户自己的网盘：WebDAV、百度网盘、OneDrive、Google Drive、Dropbox、S3。',
      'Keeps files in the user’s own storage: WebDAV, Baidu Netdisk, OneDrive, Google Drive, Dropbox or S3.',
    ),
    params: [
      required(
        'action',
        "'list' | 'upload' | 'download' | 'delete' | 'config'",
        '要做什么；`config` 打开设置页。',
        'What to do; `config` opens the settings.',
      ),
      optional(
        'details',
        'object',
        '随动作而定；`config` 不需要。',
        'Depends on the action; not for `config`.',
      ),
    ],
    objects: [
      {
        name: 'FileListDetails',
        title: text('list', 'list'),
        fields: fileAction([
          optional(
            'path',
            'string',
            '已声明但被忽略，总是列出根文件夹。',
            'Declared and ignored: the base folder is always listed.',
            {inert: true},
          ),
          optional(
            'onload',
            '(files: FileStorageFileInfo[]) => void',
            '得到文件列表。',
            'Receives the files.',
          ),
        ]),
      },
      {
        name: 'FileUploadDetails',
        title: text('upload', 'upload'),
        fields: fileAction([
          required(
            'path',
            'string',
            '文件名；同名会覆盖。',
            'File name; an existing file is overwritten.',
          ),
          required('data', 'Blob', '内容。', 'The content.'),
          optional('onload', '() => void', '完成。', 'Done.'),
        ]),
      },
      {
        name: 'FileDownloadDetails',
        title: text('download', 'download'),
        fields: fileAction([
          required('file', 'FileStorageFileInfo', '`list` 得到的一项。', 'An entry from `list`.'),
          required('onload', '(data: Blob) => void', '得到内容。', 'Receives the content.'),
        ]),
      },
      {
        name: 'FileDeleteDetails',
        title: text('delete', 'delete'),
        fields: fileAction([
          required(
            'path',
            'string',
            '相对根文件夹的文件名。',
            'File name relative to the base folder.',
          ),
          optional('onload', '() => void', '完成。', 'Done.'),
        ]),
      },
      {
        name: 'FileStorageFileInfo',
        title: text('文件信息', 'File information'),
        fields: [
          required('name', 'string', '文件名。', 'Name.'),
          required('path', 'string', '相对路径。', 'Relative path.'),
          required('absPath', 'string', '完整路径。', 'Full path.'),
          required('size', 'number', '字节数。', 'Bytes.'),
          required(
            'digest',
            'string',
            '摘要，含义随存储而定。',
            'A digest; its meaning depends on the provider.',
          ),
          required('createtime', 'number', '创建时间。', 'Time of creation.'),
          required('updatetime', 'number', '修改时间。', 'Time of change.'),
          optional('fsid', 'number', '仅百度网盘。', 'Baidu Netdisk only.'),
        ],
      },
      {
        name: 'FileStorageError',
        title: text('错误', 'Error'),
        fields: [
          required(
            'code',
            '-1 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8',
            '`-1` 未知，`1` 没有设置存储，`2` 设置或授权有误，`3` 列出失败，`4` 上传失败，`5` 下载失败，`6` 删除失败，`7` 不会出现，`8` 网络错误。',
            '`-1` unknown, `1` no storage set, `2` settings or authorisation wrong, `3` listing, `4` upload, `5` download, `6` delete failed, `7` never produced, `8` network error.',
          ),
          optional(
            'error',
            'string',
            '说明；`code` 为 `-1` 时在 `message` 里。',
            'The text; with code `-1` it is in `message`.',
          ),
          optional('message', 'string', '`code` 为 `-1` 时的说明。', 'The text for code `-1`.'),
        ],
      },
    ],
    permission: text(
      '每个脚本、每个文件夹询问用户一次：「脚本正在试图操作脚本同步储存空间」；`config` 不询问。',
      'The user is asked once per script and folder: "Script is attempting to access script synchronization storage"; `config` does not ask.',
    ),
    notes: [
      text(
        '用户在「设置 > 运行时 > Storage API」里选择存储。文件在 `ScriptCat/app/<baseDir 或 UUID>/` 下。',
        'People choose the storage under **Settings > Runtime > Storage API**. Files live under `ScriptCat/app/<baseDir or UUID>/`.',
      ),
      text(
        '没有移动、重命名和新建文件夹。授权同时带来 `CAT_fetchBlob`。',
        'There is no move, rename or new folder. The grant also brings `CAT_fetchBlob`.',
      ),
      text(
        '用户拒绝询问时不会调用 `onerror`，只有一个未处理的拒绝。返回的 Promise 不代表结果。',
        'When the user denies the question, `onerror` is not called; only an unhandled rejection appears. The returned promise says nothing about the result.',
      ),
      text(
        '后台脚本里 `upload`（错误码 4）和 `download` 在现版本会失败，`list` 可用。',
        'In a background script `upload` (code 4) and `download` fail in the current version; `list` works.',
      ),
    ],
    mistake: text(
      '错误码 `1` 或 `2` 时只弹一句「失败」。用户多半还没设置存储：调用 `CAT_fileStorage("config")` 带他过去。',
      'Answering code `1` or `2` with a bare "failed". The user most likely has no storage set up: call `CAT_fileStorage("config")` and take them there.',
    ),
    compat: onlyHere,
  },
  {
    name: 'CATRetryError',
    group: 'cat',
    status: 'current',
    grants: [],
    signatures: ['new CATRetryError(message: string, time: number | Date)'],
    contexts: backgroundOnly,
    since: '0.14.0',
    summary: text(
      '后台脚本出错时抛出它，脚本猫会在指定时间再运行一次。',
      'Throw it in a background script and ScriptCat runs the script again at the time you name.',
    ),
    params: [
      required('message', 'string', '写进日志的原因。', 'The reason, written to the log.'),
      required(
        'time',
        'number | Date',
        '多少秒之后，或一个确切时间。',
        'Seconds from now, or a point in time.',
      ),
    ],
    notes: [
      text(
        '抛出它，或用它拒绝返回的 Promise。队列每 5 秒检查一次，所以会晚 0–5 秒。',
        'Throw it or reject the returned promise with it. The queue is checked every 5 seconds, so it starts 0 to 5 seconds late.',
      ),
      text(
        '不看 `@crontab` 和 `once`，次数不限；定时脚本的重试在浏览器重启后仍有效。',
        'It ignores `@crontab` and `once`, without a limit; for scheduled scripts a retry survives a restart of the browser.',
      ),
      text(
        '手动「运行一次」不会重试；`@grant none` 时没有这个类。它不是 `Error` 的子类。',
        'A manual run is not retried; with `@grant none` the class is missing. It is no subclass of `Error`.',
      ),
    ],
    mistake: text(
      '无论什么错都重试。密码错了再试一百次还是错：只对网络问题这类会自己好的错误重试。',
      'Retrying on every error. A wrong password is still wrong after a hundred tries: retry transient errors only, such as a network failure.',
    ),
    compat: onlyHere,
  },
  {
    name: 'CAT_scriptLoaded',
    group: 'cat',
    status: 'current',
    grants: ['CAT_scriptLoaded'],
    signatures: ['CAT_scriptLoaded(): Promise<void> | undefined'],
    contexts: pageOnly,
    since: '1.1.0',
    summary: text(
      '在 `@early-start` 脚本里等待脚本环境就绪。',
      'Waits, in an `@early-start` script, until the environment of the script is ready.',
    ),
    returns: text(
      '`@early-start` 脚本里是 Promise，其他脚本里是 `undefined`。',
      'A promise in `@early-start` scripts, `undefined` in others.',
    ),
    notes: [
      text(
        '在此之前，要发消息给扩展的调用会排队等待；`GM_xmlhttpRequest` 和 `GM_download` 只等消息通道。',
        'Until then calls that send a message to the extension wait; `GM_xmlhttpRequest` and `GM_download` only wait for the channel.',
      ),
    ],
    mistake: text(
      '写成 `CAT_scriptLoaded().then(…)`：普通脚本里会因为 `undefined` 出错。用 `await`。',
      'Writing `CAT_scriptLoaded().then(…)`, which fails on `undefined` elsewhere. Use `await`.',
    ),
    compat: onlyHere,
  },
  {
    name: 'CAT_createBlobUrl',
    group: 'cat',
    status: 'internal',
    grants: ['CAT_createBlobUrl'],
    signatures: ['CAT_createBlobUrl(blob: Blob): Promise<string>'],
    contexts: everywhere,
    since: '0.8.1',
    summary: text(
      '内部辅助：为 Blob 生成 `blob:` URL。普通脚本直接用 `URL.createObjectURL`。',
      'Internal helper that makes a `blob:` URL. Ordinary scripts use `URL.createObjectURL`.',
    ),
    params: [required('blob', 'Blob', '数据。', 'The data.')],
    notes: [
      text(
        'URL 不会自动回收，用完请自己 `URL.revokeObjectURL`。',
        'The URL is not revoked for you; call `URL.revokeObjectURL` yourself.',
      ),
    ],
    compat: onlyHere,
  },
  {
    name: 'CAT_fetchBlob',
    group: 'cat',
    status: 'internal',
    grants: ['CAT_fetchBlob', 'CAT_fileStorage'],
    signatures: ['CAT_fetchBlob(url: string): Promise<Blob>'],
    contexts: pageOnly,
    since: '0.5.0',
    summary: text(
      '内部辅助：读取扩展生成的 `blob:` URL。',
      'Internal helper that reads a `blob:` URL made by the extension.',
    ),
    params: [required('url', 'string', 'URL。', 'The URL.')],
    notes: [
      text(
        '就是内容脚本里的 `fetch`，受页面跨域规则限制，不看 `@connect`。后台脚本里会以 `gm api is not found` 拒绝。',
        'A plain `fetch` in the content script: the page’s CORS rules apply, `@connect` does not. In a background script it rejects with `gm api is not found`.',
      ),
    ],
    compat: onlyHere,
  },
  {
    name: 'CAT_fetchDocument',
    group: 'cat',
    status: 'internal',
    grants: ['CAT_fetchDocument'],
    signatures: ['CAT_fetchDocument(url: string): Promise<Document | undefined>'],
    contexts: pageOnly,
    since: '0.11.0',
    summary: text(
      '内部辅助：取回一个 URL 并解析成文档。',
      'Internal helper that fetches a URL and parses it into a document.',
    ),
    params: [required('url', 'string', 'URL。', 'The URL.')],
    notes: [
      text(
        '受页面跨域规则限制，不看 `@connect`；跨站请用 `GM_xmlhttpRequest` 配 `responseType: "document"`。',
        'The page’s CORS rules apply, `@connect` does not; across sites use `GM_xmlhttpRequest` with `responseType: "document"`.',
      ),
    ],
    compat: onlyHere,
  },
  {
    name: 'CAT_setProxy',
    group: 'cat',
    status: 'removed',
    grants: ['CAT_setProxy'],
    signatures: ['CAT_setProxy(rule: object[] | string): void'],
    contexts: [],
    since: '<=0.2.0',
    removed: '0.9.1',
    summary: text(
      '曾用于设置代理规则。已移除，没有替代。',
      'Once set proxy rules. Removed, without a replacement.',
    ),
    notes: [gone],
    compat: onlyHere,
  },
  {
    name: 'CAT_clearProxy',
    group: 'cat',
    status: 'removed',
    grants: ['CAT_clearProxy'],
    signatures: ['CAT_clearProxy(): void'],
    contexts: [],
    since: '<=0.2.0',
    removed: '0.9.1',
    summary: text(
      '曾用于清除代理规则。已移除，没有替代。',
      'Once cleared proxy rules. Removed, without a replacement.',
    ),
    notes: [gone],
    compat: onlyHere,
  },
  {
    name: 'CAT_click',
    group: 'cat',
    status: 'removed',
    grants: ['CAT_click'],
    signatures: ['CAT_click(x: number, y: number): void'],
    contexts: [],
    since: '0.3.0',
    removed: '0.9.1',
    summary: text(
      '曾通过调试接口做真实点击。已移除；页面里请用 `element.click()`。',
      'Once made a trusted click through the debugger. Removed; in a page use `element.click()`.',
    ),
    notes: [gone],
    compat: onlyHere,
  },
];
