import type {Hierarchy, SearchRecord} from '@scriptcat/contract';

interface Source {
  path: string;
  anchor?: string;
  headings: readonly string[];
  content?: string;
  names?: readonly string[];
  language?: string;
  pageRank?: number;
}

/** A record for tests, from what matters about it; the first heading is the part of the site. */
export function fixtureRecord(source: Source): SearchRecord {
  const {path, anchor = null, headings, content = null} = source;
  const url = `https://docs.example${path}`;
  const at = (level: number) => headings[level] ?? null;
  const hierarchy: Hierarchy = {
    lvl0: at(0),
    lvl1: at(1),
    lvl2: at(2),
    lvl3: at(3),
    lvl4: null,
    lvl5: null,
    lvl6: null,
  };
  return {
    objectID: path + (anchor ? `#${anchor}` : ''),
    url: anchor ? `${url}#${anchor}` : url,
    url_without_anchor: url,
    anchor,
    type: headings.length > 2 ? 'lvl2' : 'lvl1',
    hierarchy,
    content,
    names: source.names ?? [],
    language: source.language ?? 'zh-Hans',
    docusaurus_tag: 'docs-default-current',
    version: 'current',
    weight: {pageRank: source.pageRank ?? 100, level: 90, position: 0},
  };
}

const api = ['开发指南', 'API 参考'];
const guide = ['使用指南'];

/** A small site in both languages. */
export const fixtureRecords: readonly SearchRecord[] = [
  fixtureRecord({path: '/docs/dev/api/', headings: api, content: '脚本可以调用的全部接口。'}),
  fixtureRecord({
    path: '/docs/dev/api/',
    anchor: 'gm-xmlhttprequest',
    headings: [...api, 'GM_xmlhttpRequest'],
    content: '向任意网站发送跨域请求，不受页面同源策略的限制。',
    names: ['GM_xmlhttpRequest', 'GM.xmlHttpRequest', '@connect'],
  }),
  fixtureRecord({
    path: '/docs/dev/api/',
    anchor: 'gm-setvalue',
    headings: [...api, 'GM_setValue'],
    content: '把数据保存在脚本的存储里，关闭浏览器后仍然在。',
    names: ['GM_setValue', 'GM_getValue'],
  }),
  fixtureRecord({
    path: '/docs/dev/api/',
    anchor: 'gm-cookie',
    headings: [...api, 'GM_cookie'],
    content: '读写网站的 Cookie。也可以配合 GM_xmlhttpRequest 使用。',
    names: ['GM_cookie', 'GM_xmlhttpRequest'],
  }),
  fixtureRecord({
    path: '/docs/dev/meta/',
    anchor: 'run-at',
    headings: ['开发指南', '元数据', '@run-at'],
    content: '脚本在页面加载的哪个时刻运行，例如 document-start。',
    names: ['@run-at', 'document-start'],
  }),
  fixtureRecord({
    path: '/docs/dev/background/',
    headings: ['开发指南', '后台脚本与定时脚本'],
    content: '用 crontab 表达式安排脚本每天运行。',
    names: ['@crontab'],
  }),
  fixtureRecord({
    path: '/docs/use/QA/',
    anchor: 'not-running',
    headings: [...guide, '常见问题', '脚本不生效怎么办'],
    content: '先看弹窗里的开关，再检查是否允许运行用户脚本。',
  }),
  fixtureRecord({
    path: '/docs/use/sync/',
    headings: [...guide, '云同步'],
    content: '通过 WebDAV、坚果云或 OneDrive 在多台设备之间同步脚本。',
  }),
  fixtureRecord({
    path: '/docs/use/from-other/migrate-from-tampermonkey/',
    headings: [...guide, '从 Tampermonkey 迁移'],
    content: '导出压缩包，再导入脚本猫。',
  }),
  fixtureRecord({
    path: '/docs/change/',
    anchor: 'v1.4.0',
    headings: ['更新日志', '更新日志', 'v1.4.0'],
    content: '新增与修复。GM_xmlhttpRequest 支持更多选项，云同步更稳定。',
    pageRank: 60,
  }),
  fixtureRecord({
    path: '/en/docs/use/sync/',
    headings: ['User Guide', 'Cloud sync'],
    content: 'Keep your scripts the same on several devices.',
    language: 'en',
  }),
  fixtureRecord({
    path: '/en/docs/dev/background/',
    headings: ['Developer Guide', 'Background and scheduled scripts'],
    content: 'Scheduled scripts run by a cron expression, for example every day.',
    language: 'en',
    names: ['@crontab'],
  }),
  fixtureRecord({
    path: '/en/docs/use/QA/',
    anchor: 'not-running',
    headings: ['User Guide', 'Questions and answers', 'My script does not run'],
    content: 'Look at the switch in the popup, then allow user scripts.',
    language: 'en',
  }),
];
