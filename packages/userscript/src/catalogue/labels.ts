import type {Localized} from '@scriptcat/contract';
import type {ApiGroup, ApiStatus} from './apis';
import {text} from './localized';
import type {MetadataGroup, MetadataStatus} from './meta-keys';
import type {OtherManager, RunContext, ScriptKind, Verdict} from './types';

/** Headings and labels the generated reference uses. */
export const labels = {
  grant: text('授权', 'Grant'),
  noGrant: text('不需要', 'none needed'),
  since: text('起始版本', 'Since'),
  sinceUnknown: text('不详', 'unknown'),
  orEarlier: text('或更早', 'or earlier'),
  removedIn: text('移除于', 'Removed in'),
  worksIn: text('可用于', 'Works in'),
  nowhere: text('已不可用', 'nowhere any more'),
  appliesTo: text('适用于', 'Applies to'),
  status: text('状态', 'Status'),
  value: text('写法', 'Written as'),
  several: text('可写多行', 'Several lines'),
  firstOnly: text('只看第一行', 'First line only'),
  permission: text('用户会看到', 'What the user sees'),
  mistake: text('常见错误', 'Common mistake'),
  parameters: text('参数', 'Parameters'),
  returns: text('返回', 'Returns'),
  errors: text('错误信息', 'Messages'),
  changes: text('版本变化', 'History'),
  details: text('细节', 'Details'),
  compatibility: text('兼容性', 'Compatibility'),
  name: text('名称', 'Name'),
  type: text('类型', 'Type'),
  meaning: text('说明', 'Meaning'),
  default: text('默认', 'default'),
  optional: text('可选', 'optional'),
  inert: text('无作用', 'no effect'),
  message: text('信息', 'Message'),
  when: text('何时出现', 'When'),
  note: text('说明', 'Notes'),
  manager: text('管理器', 'Manager'),
  support: text('支持', 'Support'),
  unverified: text('未验证', 'unverified'),
  available: text('有', 'available'),
  promiseForm: text('Promise 形式', 'Promise form'),
  colon: text('：', ': '),
  comma: text('、', ', '),
  open: text('（', ' ('),
  close: text('）', ')'),
  separator: text('，', ', '),
} as const satisfies Readonly<Record<string, Localized>>;

/** Names of the API groups, in the order of the pages. */
export const apiGroupTitles: Readonly<Record<ApiGroup, Localized>> = {
  values: text('储存', 'Stored values'),
  network: text('网络请求', 'Network'),
  download: text('下载', 'Downloads'),
  tabs: text('标签页', 'Tabs'),
  menu: text('菜单', 'Menu commands'),
  notification: text('通知', 'Notifications'),
  'style-dom': text('样式与元素', 'Styles and elements'),
  resources: text('资源', 'Resources'),
  cookies: text('Cookie', 'Cookies'),
  clipboard: text('剪贴板', 'Clipboard'),
  log: text('日志', 'Logging'),
  info: text('脚本信息', 'Script information'),
  window: text('窗口', 'Window'),
  cat: text('脚本猫专有', 'ScriptCat only'),
  agent: text('Agent（Beta 版）', 'Agent (beta)'),
};

/** Names of the parts of a header. */
export const metadataGroupTitles: Readonly<Record<MetadataGroup, Localized>> = {
  identity: text('身份与说明', 'Identity'),
  links: text('图标与链接', 'Icons and links'),
  matching: text('在哪里运行', 'Where it runs'),
  running: text('怎样运行', 'How it runs'),
  permissions: text('权限', 'Permissions'),
  resources: text('资源与储存', 'Resources and storage'),
  kinds: text('后台、定时与订阅', 'Background, schedule, subscription'),
  cloud: text('云端导出', 'Cloud export'),
  ignored: text('没有作用的键', 'Keys without effect'),
};

/** Words for where an API works. */
export const contextNames: Readonly<Record<RunContext, Localized>> = {
  page: text('网页脚本', 'page scripts'),
  background: text('后台与定时脚本', 'background and scheduled scripts'),
};

/** Words for what a key applies to. */
export const scriptKindNames: Readonly<Record<ScriptKind, Localized>> = {
  page: text('网页脚本', 'page scripts'),
  background: text('后台脚本', 'background scripts'),
  crontab: text('定时脚本', 'scheduled scripts'),
  subscribe: text('订阅', 'subscriptions'),
};

/** Words for the state of an API. */
export const apiStatusNames: Readonly<Record<ApiStatus, Localized>> = {
  current: text('可用', 'current'),
  internal: text('内部辅助', 'internal helper'),
  beta: text('Beta 版', 'beta'),
  removed: text('已移除', 'removed'),
};

/** Words for the state of a metadata key. */
export const metadataStatusNames: Readonly<Record<MetadataStatus, Localized>> = {
  supported: text('支持', 'supported'),
  'no-effect': text('没有作用', 'no effect'),
  unsupported: text('不支持', 'not supported'),
  unneeded: text('不需要', 'not needed'),
};

/** Names of the managers. */
export const managerNames: Readonly<Record<'scriptcat' | OtherManager, string>> = {
  scriptcat: 'ScriptCat',
  tampermonkey: 'Tampermonkey',
  violentmonkey: 'Violentmonkey',
};

/** Words for a comparison. */
export const verdictNames: Readonly<Record<Verdict, Localized>> = {
  same: text('相同', 'same'),
  differs: text('不同', 'differs'),
  absent: text('没有', 'absent'),
  unverified: text('未验证', 'unverified'),
};
