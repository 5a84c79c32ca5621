import {alike, differs, same, text} from '../localized';
import {everywhere, optional, required} from './fields';
import type {Api} from './types';

const valueName = required('name', 'string', '值的名字。', 'Name of the value.');

export const values: readonly Api[] = [
  {
    name: 'GM_getValue',
    group: 'values',
    status: 'current',
    grants: ['GM_getValue', 'GM.getValue'],
    signatures: ['GM_getValue<T = any>(name: string, defaultValue?: T): T'],
    promise: ['GM.getValue<T = any>(name: string, defaultValue?: T): Promise<T>'],
    contexts: everywhere,
    since: '<=0.2.0',
    changes: [
      {
        version: '1.0.0',
        text: text('`GM.getValue` 成为真正的 Promise。', '`GM.getValue` is a real promise.'),
      },
    ],
    summary: text(
      '读取一个保存过的值。同步返回，因为脚本启动时，全部储存的值已经载入内存。',
      'Reads a stored value. It answers at once, because the whole storage was handed to the script when it started.',
    ),
    params: [
      valueName,
      optional(
        'defaultValue',
        'T',
        '没有保存过时返回它；不会写入储存。',
        'Returned when nothing is stored; it is not written.',
        {default: 'undefined'},
      ),
    ],
    returns: text('储存的值；没有则为默认值。', 'The stored value, else the default.'),
    notes: [
      text(
        '对象和数组每次都会复制一份，改动结果不会改动储存，改完要用 `GM_setValue` 写回。',
        'Objects and arrays are copied on every call: changing the result does not change the storage, so write it back with `GM_setValue`.',
      ),
      text(
        '保存的 `null` 会原样返回；只有 `undefined` 才会换成默认值。',
        'A stored `null` comes back as `null`; only `undefined` is replaced by the default.',
      ),
      text(
        '用户配置的值写作 `组.键`，用户没改过时返回配置里声明的默认值，优先于第二个参数。',
        'User-config values are read as `group.key`; until the user changes one, the declared default is returned, ahead of the second argument.',
      ),
      text(
        '别的标签页、后台脚本或用户改了值，手边的副本会随之更新。',
        'The copy is refreshed when another tab, a background script or the user changes the value.',
      ),
    ],
    mistake: text(
      '扩展更新或重载之后，仍开着的旧页面里它会一直返回 `undefined`，连默认值都没有。刷新页面即可。',
      'After the extension was updated or reloaded, pages that stayed open get `undefined` from it, not even the default. Reload the page.',
    ),
    compat: {
      tampermonkey: {...same, note: text('没有用户配置的默认值。', 'No user-config defaults.')},
      violentmonkey: {...same, note: text('没有用户配置的默认值。', 'No user-config defaults.')},
    },
  },
  {
    name: 'GM_setValue',
    group: 'values',
    status: 'current',
    grants: ['GM_setValue', 'GM.setValue'],
    signatures: ['GM_setValue(name: string, value: any): void'],
    promise: ['GM.setValue(name: string, value: any): Promise<void>'],
    contexts: everywhere,
    since: '<=0.2.0',
    changes: [
      {
        version: '1.2.0',
        text: text(
          '`GM.setValue` 等到真正保存完成。',
          '`GM.setValue` waits until the value is saved.',
        ),
      },
    ],
    summary: text(
      '保存一个值，关闭浏览器后仍在。',
      'Stores a value that survives closing the browser.',
    ),
    params: [
      required(
        'name',
        'string',
        '值的名字，会转成字符串。',
        'Name of the value, turned into a string.',
      ),
      required(
        'value',
        'any',
        '能用 JSON 表达的数据；`undefined` 等于删除。',
        'Anything JSON can express; `undefined` deletes the name.',
      ),
    ],
    returns: text(
      '没有返回值；`GM.setValue` 在保存并通知各处之后完成。',
      'Nothing; `GM.setValue` resolves once the value is saved and everybody has been told.',
    ),
    notes: [
      text(
        '本地副本立即改变，真正的保存是异步的。',
        'The local copy changes at once; saving happens afterwards.',
      ),
      text(
        '只保存字符串、数字、布尔、`null`、普通对象和数组；`Map`、`Set`、`Date`、函数、DOM 节点和类实例存不下来。',
        'Keep to strings, numbers, booleans, `null`, plain objects and arrays: `Map`, `Set`, `Date`, functions, DOM nodes and class instances do not survive.',
      ),
      text(
        '写入与原来相等的简单值不会保存，也不触发监听；对象总算作改变。',
        'Writing an equal primitive saves nothing and fires no listener; an object always counts as changed.',
      ),
      text(
        '没有大小上限，但整份数据会随脚本送进每一个匹配的页面，别拿它存大文件。',
        'There is no quota, but all values travel to every page the script runs on, so do not keep large files here.',
      ),
      text(
        '完全复制不了的对象（例如循环引用）会在控制台留下 `customClone failed`，并且**删除**这个名字。函数在本页还读得到，刷新之后就没有了。',
        'An object that cannot be copied at all, such as a circular one, leaves `customClone failed` in the console and **deletes** the name. A function can be read back until the page reloads, then it is gone.',
      ),
      text(
        '扩展更新或重载之后，旧页面里的 `GM.setValue` 永远不会完成。',
        'After the extension was updated or reloaded, `GM.setValue` never settles in pages that stayed open.',
      ),
    ],
    mistake: text(
      '紧接着就跳转页面或 `window.close()`，值可能来不及保存。这种时候写 `await GM.setValue(…)`。',
      'Navigating away or calling `window.close()` right after it may lose the value. There, write `await GM.setValue(…)`.',
    ),
    compat: {
      tampermonkey: {
        verdict: 'differs',
        unverified: true,
        note: text(
          '据说 `undefined` 会被保存而不是删除。',
          'Reported to store `undefined` instead of deleting.',
        ),
      },
      violentmonkey: {
        ...same,
        note: text('值必须能 JSON 序列化。', 'Values must be JSON-serialisable.'),
      },
    },
  },
  {
    name: 'GM_deleteValue',
    group: 'values',
    status: 'current',
    grants: ['GM_deleteValue', 'GM.deleteValue'],
    signatures: ['GM_deleteValue(name: string): void'],
    promise: ['GM.deleteValue(name: string): Promise<void>'],
    contexts: everywhere,
    since: '0.3.4',
    summary: text('删除一个值。', 'Removes a value.'),
    params: [valueName],
    notes: [
      text(
        '等于写入 `undefined`，保存同样是异步的；删除不存在的名字不会触发监听。',
        'The same as storing `undefined`, saved asynchronously too; deleting a missing name fires no listener.',
      ),
      text(
        '用户配置的值删除后，下次加载脚本时恢复为声明的默认值。',
        'A deleted user-config value falls back to its declared default the next time the script loads.',
      ),
    ],
    compat: alike,
  },
  {
    name: 'GM_listValues',
    group: 'values',
    status: 'current',
    grants: ['GM_listValues', 'GM.listValues'],
    signatures: ['GM_listValues(): string[]'],
    promise: ['GM.listValues(): Promise<string[]>'],
    contexts: everywhere,
    since: '0.3.4',
    summary: text('列出全部值的名字。', 'Lists the names of all values.'),
    returns: text('名字的数组，不排序。', 'An array of names, unsorted.'),
    notes: [
      text(
        '有 `==UserConfig==` 的脚本还会得到 `组.键` 形式的名字，以及内部用的 `#options.sort`（1.5.0 起）；遍历时请按前缀筛选。',
        'A script with a `==UserConfig==` block also gets names of the form `group.key` and, since 1.5.0, the internal `#options.sort`; filter by a prefix of your own.',
      ),
      text(
        '有用户配置时，`组.键` 的名字也在其中，哪怕用户从没保存过。做清理时记得跳过它们。',
        'With a user-config block the `group.key` names are among them even if never saved; skip those when you clean up.',
      ),
    ],
    compat: alike,
  },
  {
    name: 'GM_getValues',
    group: 'values',
    status: 'current',
    grants: ['GM_getValues', 'GM.getValues'],
    signatures: [
      'GM_getValues(keysOrDefaults: {[key: string]: any} | string[] | null | undefined): {[key: string]: any}',
    ],
    promise: [
      'GM.getValues(keysOrDefaults: {[key: string]: any} | string[] | null | undefined): Promise<{[key: string]: any}>',
    ],
    contexts: everywhere,
    since: '0.17.0',
    changes: [
      {
        version: '1.0.0',
        text: text('`null` 或 `undefined` 表示全部。', '`null` or `undefined` means everything.'),
      },
    ],
    summary: text('一次读取多个值。', 'Reads several values at once.'),
    params: [
      required(
        'keysOrDefaults',
        '{[key: string]: any} | string[] | null | undefined',
        '数组：要读的名字；对象：名字和默认值；`null`：全部。',
        'An array of names, an object of names with defaults, or `null` for everything.',
      ),
    ],
    returns: text('以名字为键的对象，值都是副本。', 'An object by name; the values are copies.'),
    notes: [
      text(
        '数组形式会略去不存在的名字；对象形式保证每个名字都在，缺的用你给的默认值。',
        'The array form leaves missing names out; the object form has every name, missing ones with your default.',
      ),
    ],
    compat: {
      tampermonkey: {
        verdict: 'same',
        since: '5.3',
        unverified: true,
        note: text('`null` 形式未验证。', 'The `null` form is unverified.'),
      },
      violentmonkey: {
        verdict: 'same',
        since: '2.19.1',
        unverified: true,
        note: text('`null` 形式未验证。', 'The `null` form is unverified.'),
      },
    },
  },
  {
    name: 'GM_setValues',
    group: 'values',
    status: 'current',
    grants: ['GM_setValues', 'GM.setValues'],
    signatures: ['GM_setValues(values: {[key: string]: any}): void'],
    promise: ['GM.setValues(values: {[key: string]: any}): Promise<void>'],
    contexts: everywhere,
    since: '0.17.0',
    summary: text(
      '一次保存多个值：一条消息、一次写入，比循环 `GM_setValue` 快。',
      'Stores several values with one message and one save, faster than a loop of `GM_setValue`.',
    ),
    params: [
      required(
        'values',
        '{[key: string]: any}',
        '要合并进去的名字和值；值为 `undefined` 的名字会被删除。',
        'Names and values to merge in; a name whose value is `undefined` is deleted.',
      ),
    ],
    notes: [
      text(
        '没提到的名字保持不变；每个改变的名字各触发一次监听。',
        'Names you do not mention stay as they are; listeners fire once per changed name.',
      ),
    ],
    errors: [
      {
        message: 'GM_setValues: values must be an object',
        when: text(
          '参数不是对象，`GM_setValues` 抛出。',
          'The argument is not an object; thrown by `GM_setValues`.',
        ),
      },
      {
        message: 'GM.setValues: values must be an object',
        when: text(
          '参数不是对象，`GM.setValues` 拒绝。',
          'The argument is not an object; rejection of `GM.setValues`.',
        ),
      },
    ],
    compat: {
      tampermonkey: {verdict: 'same', since: '5.3'},
      violentmonkey: {verdict: 'same', since: '2.19.1'},
    },
  },
  {
    name: 'GM_deleteValues',
    group: 'values',
    status: 'current',
    grants: ['GM_deleteValues', 'GM.deleteValues'],
    signatures: ['GM_deleteValues(names: string[]): void'],
    promise: ['GM.deleteValues(names: string[]): Promise<void>'],
    contexts: everywhere,
    since: '0.17.0',
    summary: text('一次删除多个值。', 'Removes several values at once.'),
    params: [required('names', 'string[]', '要删除的名字。', 'The names to remove.')],
    notes: [
      text(
        '参数不是数组时，`GM_deleteValues` 只在控制台警告，`GM.deleteValues` 会拒绝。',
        'With something other than an array, `GM_deleteValues` only warns in the console while `GM.deleteValues` rejects.',
      ),
    ],
    errors: [
      {
        message: 'GM.deleteValues: keys must be string[]',
        when: text('参数不是数组。', 'The argument is not an array.'),
      },
    ],
    compat: {
      tampermonkey: {verdict: 'same', since: '5.3'},
      violentmonkey: {verdict: 'same', since: '2.19.1'},
    },
  },
  {
    name: 'GM_addValueChangeListener',
    group: 'values',
    status: 'current',
    grants: ['GM_addValueChangeListener', 'GM.addValueChangeListener'],
    signatures: ['GM_addValueChangeListener(name: string, listener: ValueChangeListener): number'],
    promise: [
      'GM.addValueChangeListener(name: string, listener: ValueChangeListener): Promise<number>',
    ],
    contexts: everywhere,
    since: '0.3.4',
    summary: text(
      '值改变时得到通知：标签页之间、页面与后台脚本之间同步状态就靠它。',
      'Tells you when a value changes: the way to keep tabs, or a page and a background script, in step.',
    ),
    params: [
      required(
        'name',
        'string',
        '要监听的名字，必须完全相等，没有通配。',
        'The exact name to watch; there is no wildcard.',
      ),
      required(
        'listener',
        'ValueChangeListener',
        '依次得到名字、旧值、新值、是否来自别处、写入者的标签页 id。',
        'Receives the name, the old value, the new value, whether it came from elsewhere, and the tab id of the writer.',
      ),
    ],
    objects: [
      {
        name: 'ValueChangeListener',
        callback: true,
        title: text('listener 的参数', 'Arguments of the listener'),
        fields: [
          required('name', 'string', '改变的名字。', 'The changed name.'),
          required(
            'oldValue',
            'any',
            '旧值；新建时为 `undefined`。',
            'The old value; `undefined` when it was created.',
          ),
          required(
            'newValue',
            'any',
            '新值；删除时为 `undefined`。',
            'The new value; `undefined` when it was deleted.',
          ),
          required(
            'remote',
            'boolean',
            '只有正是本脚本的这个实例（这个框架、这次运行）写入时才是 `false`；其他标签页、框架、后台脚本以及用户的修改都是 `true`。',
            '`false` only when this very instance (this frame, this run) made the change; `true` for other tabs, frames, background scripts and edits by the user.',
          ),
          optional(
            'tabid',
            'number',
            '写入者的标签页；`-1` 是后台脚本，`-2` 是在脚本猫页面里的修改。',
            'Tab of the writer; `-1` is a background script, `-2` an edit inside ScriptCat.',
          ),
        ],
      },
    ],
    returns: text('监听的编号，从 1 开始。', 'Number of the listener, counted from 1.'),
    notes: [
      text(
        '自己写入也会收到通知（`remote` 为 `false`），在保存之后异步到达。',
        'Your own writes are reported too, with `remote` false, after the save.',
      ),
      text(
        '共用 `@storageName` 的脚本之间、网页脚本与后台脚本之间都有效。',
        'Works between scripts that share a `@storageName`, and between page and background scripts.',
      ),
      text(
        '同一个名字可以有多个监听，都会调用。后台脚本的监听在正文结束后仍有效，直到再次运行、停止或关闭。',
        'A name may have several listeners, and all are called. Those of a background script outlive its body, until it is run again, stopped or switched off.',
      ),
    ],
    mistake: text(
      '在监听里又写同一个值，而不看 `remote`，两个标签页就会来回改个不停。',
      'Writing the same value inside the listener without looking at `remote` lets two tabs answer each other for ever.',
    ),
    compat: {
      tampermonkey: differs(
        text('回调只有四个参数，没有标签页 id。', 'Four arguments, no tab id.'),
      ),
      violentmonkey: differs(
        text('回调只有四个参数；编号是字符串。', 'Four arguments; the id is a string.'),
      ),
    },
  },
  {
    name: 'GM_removeValueChangeListener',
    group: 'values',
    status: 'current',
    grants: ['GM_removeValueChangeListener', 'GM.removeValueChangeListener'],
    signatures: ['GM_removeValueChangeListener(listenerId: number): void'],
    promise: ['GM.removeValueChangeListener(listenerId: number): Promise<void>'],
    contexts: everywhere,
    since: '0.3.4',
    summary: text('取消一个监听。', 'Stops a listener.'),
    params: [
      required(
        'listenerId',
        'number',
        '`GM_addValueChangeListener` 返回的编号；数字字符串也可以。',
        'The number `GM_addValueChangeListener` returned; a numeric string works too.',
      ),
    ],
    notes: [text('不存在的编号会被忽略。', 'Unknown numbers are ignored.')],
    compat: {
      tampermonkey: same,
      violentmonkey: {...same, note: text('编号是字符串。', 'The id is a string.')},
    },
  },
];
