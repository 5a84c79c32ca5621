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

/** Address, headings, text and names of a section. The language is that of the address. */
type Row = [address: string, headings: string[], content: string, names?: string[]];

const rows: readonly Row[] = [
  ['/docs/dev/api/', ['开发指南', 'API 参考'], '脚本可以调用的全部接口。'],
  [
    '/docs/dev/api/#gm-xmlhttprequest',
    ['开发指南', 'API 参考', 'GM_xmlhttpRequest'],
    '向任意网站发送跨域请求，不受页面同源策略的限制。',
    ['GM_xmlhttpRequest', 'GM.xmlHttpRequest', '@connect'],
  ],
  [
    '/docs/dev/api/#gm-setvalue',
    ['开发指南', 'API 参考', 'GM_setValue'],
    '把数据保存在脚本的存储里，关闭浏览器后仍然在。',
    ['GM_setValue', 'GM_getValue'],
  ],
  [
    '/docs/dev/api/#gm-cookie',
    ['开发指南', 'API 参考', 'GM_cookie'],
    '读写网站的 Cookie。也可以配合 GM_xmlhttpRequest 使用。',
    ['GM_cookie', 'GM_xmlhttpRequest'],
  ],
  [
    '/docs/dev/meta/#run-at',
    ['开发指南', '元数据', '@run-at'],
    '脚本在页面加载的哪个时刻运行，例如 document-start。',
    ['@run-at', 'document-start'],
  ],
  [
    '/docs/dev/background/',
    ['开发指南', '后台脚本与定时脚本'],
    '用 crontab 表达式安排脚本每天运行。',
    ['@crontab'],
  ],
  [
    '/docs/use/QA/#not-running',
    ['使用指南', '常见问题', '脚本不生效怎么办'],
    '先看弹窗里的开关，再检查是否允许运行用户脚本。',
  ],
  [
    '/docs/use/sync/',
    ['使用指南', '云同步'],
    '通过 WebDAV、坚果云或 OneDrive 在多台设备之间同步脚本。',
  ],
  [
    '/docs/use/from-other/migrate-from-tampermonkey/',
    ['使用指南', '从 Tampermonkey 迁移'],
    '导出压缩包，再导入脚本猫。',
  ],
  [
    '/docs/change/#v1.4.0',
    ['更新日志', '更新日志', 'v1.4.0'],
    '新增与修复。GM_xmlhttpRequest 支持更多选项，云同步更稳定。',
  ],
  [
    '/en/docs/use/sync/',
    ['User Guide', 'Cloud sync'],
    'Keep your scripts the same on several devices.',
  ],
  [
    '/en/docs/dev/background/',
    ['Developer Guide', 'Background and scheduled scripts'],
    'Scheduled scripts run by a cron expression, for example every day.',
    ['@crontab'],
  ],
  [
    '/en/docs/use/QA/#not-running',
    ['User Guide', 'Questions and answers', 'My script does not run'],
    'Look at the switch in the popup, then allow user scripts.',
  ],
];

/** A small site in both languages. */
export const fixtureRecords = rows.map(([address, headings, content, names]) => {
  const [path = '', anchor] = address.split('#');
  const language = path.startsWith('/en/') ? 'en' : 'zh-Hans';
  const pageRank = path === '/docs/change/' ? 60 : 100;
  return fixtureRecord({
    path,
    headings,
    content,
    language,
    pageRank,
    ...(anchor && {anchor}),
    ...(names && {names}),
  });
});
