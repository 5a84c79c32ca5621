import type {RunContext} from './types';

/** A value of `@grant` and the names it puts into the script. */
export type Grant = {
  readonly name: string;
  /** Every name the script can use once the line is there. */
  readonly injects: readonly string[];
  readonly contexts: readonly RunContext[];
  readonly status: 'current' | 'internal' | 'beta' | 'optional' | 'special';
};

const everywhere = ['page', 'background'] as const;
const pageOnly = ['page'] as const;

/** `GM_x` and `GM.x` bring each other along; only the two spelling exceptions below do not. */
function pair(suffix: string, contexts: readonly RunContext[], also: readonly string[] = []) {
  const injects = [`GM_${suffix}`, `GM.${suffix}`, ...also];
  return [
    {name: `GM_${suffix}`, injects, contexts, status: 'current'},
    {name: `GM.${suffix}`, injects, contexts, status: 'current'},
  ] as const satisfies readonly Grant[];
}

function single(
  name: string,
  contexts: readonly RunContext[],
  injects: readonly string[] = [name],
  status: Grant['status'] = 'current',
): Grant {
  return {name, injects, contexts, status};
}

const cookieNames = ['GM_cookie', 'GM.cookie'].flatMap((root) => [
  root,
  `${root}.list`,
  `${root}.set`,
  `${root}.delete`,
]);

function agent(area: string, methods: readonly string[]): Grant {
  return {
    name: `CAT.agent.${area}`,
    injects: methods.map((method) => `CAT.agent.${area}.${method}`),
    contexts: everywhere,
    status: 'beta',
  };
}

/** Every value `@grant` understands, checked against ScriptCat 1.5.0-beta.2. */
export const grants: readonly Grant[] = [
  single('none', everywhere, [], 'special'),
  single('unsafeWindow', everywhere, [], 'optional'),
  single('GM_info', everywhere, [], 'optional'),
  ...pair('getValue', everywhere),
  ...pair('setValue', everywhere),
  ...pair('deleteValue', everywhere),
  ...pair('listValues', everywhere),
  ...pair('getValues', everywhere),
  ...pair('setValues', everywhere),
  ...pair('deleteValues', everywhere),
  ...pair('addValueChangeListener', everywhere),
  ...pair('removeValueChangeListener', everywhere),
  ...pair('log', everywhere),
  ...pair('getResourceText', everywhere),
  single('GM_getResourceURL', everywhere),
  single('GM.getResourceUrl', everywhere, ['GM.getResourceUrl', 'GM_getResourceURL']),
  single('GM.getResourceURL', everywhere, ['GM_getResourceURL']),
  ...pair('addStyle', pageOnly),
  ...pair('addElement', pageOnly),
  ...pair('registerMenuCommand', everywhere),
  ...pair('unregisterMenuCommand', everywhere),
  single('GM_xmlhttpRequest', everywhere),
  single('GM.xmlHttpRequest', everywhere),
  single('GM.xmlhttpRequest', everywhere, ['GM_xmlhttpRequest']),
  ...pair('download', everywhere),
  ...pair('openInTab', everywhere, ['GM_closeInTab']),
  ...pair('closeInTab', everywhere),
  ...pair('getTab', pageOnly),
  ...pair('saveTab', pageOnly),
  ...pair('getTabs', everywhere),
  ...pair('notification', everywhere),
  ...pair('closeNotification', everywhere),
  ...pair('updateNotification', everywhere),
  ...pair('setClipboard', everywhere),
  single('GM_cookie', everywhere, cookieNames),
  single('GM.cookie', everywhere, cookieNames),
  single('window.close', pageOnly),
  single('window.focus', pageOnly),
  single('window.onurlchange', pageOnly),
  single('CAT_userConfig', everywhere),
  single('CAT_fileStorage', everywhere, ['CAT_fileStorage', 'CAT_fetchBlob']),
  single('CAT_registerMenuInput', everywhere, ['CAT_registerMenuInput', 'GM_registerMenuCommand']),
  single('CAT_unregisterMenuInput', everywhere, [
    'CAT_unregisterMenuInput',
    'GM_unregisterMenuCommand',
  ]),
  single('CAT_scriptLoaded', pageOnly),
  single('CAT_createBlobUrl', everywhere, ['CAT_createBlobUrl'], 'internal'),
  single('CAT_fetchBlob', pageOnly, ['CAT_fetchBlob'], 'internal'),
  single('CAT_fetchDocument', pageOnly, ['CAT_fetchDocument'], 'internal'),
  agent('conversation', ['create', 'get']),
  agent('dom', [
    'listTabs',
    'navigate',
    'readPage',
    'screenshot',
    'click',
    'fill',
    'scroll',
    'waitFor',
    'executeScript',
    'startMonitor',
    'stopMonitor',
    'peekMonitor',
  ]),
  agent('model', ['list', 'get', 'getDefault', 'getSummary']),
  agent('opfs', ['write', 'read', 'list', 'readAttachment', 'delete']),
  agent('skills', ['list', 'get', 'install', 'remove', 'call']),
  agent('task', [
    'create',
    'list',
    'get',
    'update',
    'remove',
    'runNow',
    'addListener',
    'removeListener',
  ]),
];

/** The accepted values of `@grant`, exactly as they must be spelt. */
export const grantNames: readonly string[] = grants.map((grant) => grant.name);

/** Names a sandboxed script has without asking. */
export const alwaysAvailable: readonly string[] = ['GM_info', 'GM.info', 'unsafeWindow'];
