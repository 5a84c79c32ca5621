import {
  type Api,
  apiAnchor,
  apiPage,
  apis,
  type Localized,
  metadataAnchor,
  metadataTexts,
  type OtherManager,
  type Support,
} from '../catalogue';
import {checkHeader, type HeaderReport} from '../metadata/check';
import {type Finding, knownKey} from '../metadata/rules/script';

/** Differences that show in no single name. */
export type MigrationTopic =
  | 'default-run-at'
  | 'document-start'
  | 'connect-asks'
  | 'connect-everything'
  | 'grant-none'
  | 'page-variables'
  | 'code-unread'
  | 'two-managers';

/** One thing to know about a script that moves here. */
export interface MigrationItem {
  effort: 'unchanged' | 'differs' | 'edit';
  /** `@key` or the name of an API; empty for topics. */
  subject: string;
  line: number | undefined;
  /** Page and anchor below the developer guide. */
  target: string;
  note: Localized | undefined;
  topic: MigrationTopic | undefined;
  finding: Finding | undefined;
}

/** What happens to a script that comes from another manager. */
export interface MigrationReport {
  isScript: boolean;
  items: readonly MigrationItem[];
}

/** Findings of the checker that ask for a change when moving. */
const edits = new Set<Finding['code']>([
  'key-unsupported',
  'match-regex',
  'match-all-urls',
  'match-bare-host',
  'match-host-wildcard',
  'match-tld',
  'match-ipv6',
  'include-regex-as-glob',
  'grant-missing',
  'grant-none-mixed',
  'grant-not-provided',
  'grant-spelling',
  'api-not-provided',
  'connect-missing',
  'connect-malformed',
  'require-relative',
  'require-css',
  'run-at-menu',
  'inject-into-unknown',
]);

/** Findings after which the list of APIs may have gaps. */
const unread = new Set<Finding['code']>(['code-syntax', 'code-not-read']);

const effortOrder: readonly MigrationItem['effort'][] = ['edit', 'differs', 'unchanged'];

/** Compares what a script uses with what ScriptCat does. */
export function checkMigration(source: string, from: OtherManager): MigrationReport {
  const report = checkHeader(source);
  if (report.kind === undefined) return {isScript: false, items: []};
  const changed = report.findings.filter(({code}) => edits.has(code)).map(toEdit);
  const touched = new Set(changed.map(({line}) => line));
  const keys = new Map(report.entries.map((entry) => [entry.key, entry]));
  const keyItems = [...keys.values()]
    .filter(({line}) => !touched.has(line))
    .flatMap(({key, line}) => keyItem(key, line, from));
  const names = new Map(report.uses.map((use) => [use.name, use.line]));
  const missing = new Set(changed.map(({subject}) => subject));
  const apiItems = [...names]
    .filter(([name]) => !missing.has(name))
    .flatMap(([name, line]) => apiItem(name, line, from));
  const topics = topicItems(report, new Set(keys.keys()), names, from);
  const items = [...changed, ...topics, ...keyItems, ...apiItems];
  items.sort((a, b) => effortOrder.indexOf(a.effort) - effortOrder.indexOf(b.effort));
  return {isScript: true, items};
}

function toEdit(finding: Finding): MigrationItem {
  const name = String(finding.params.name ?? '');
  const key = String(finding.params.key ?? '').toLowerCase();
  const target = name ? apiTarget(name) : `meta/#${metadataAnchor(key || findingKey(finding))}`;
  const subject = name || `@${key || findingKey(finding)}`;
  return {...blank, effort: 'edit', subject, line: finding.line, target, finding};
}

function findingKey({code}: Finding): string {
  if (code.startsWith('run-at')) return 'run-at';
  if (code.startsWith('inject-into')) return 'inject-into';
  return code.split('-')[0] ?? '';
}

const blank = {note: undefined, topic: undefined, finding: undefined};

function keyItem(key: string, line: number, from: OtherManager): MigrationItem[] {
  const known = knownKey(key);
  if (known?.status !== 'supported') return [];
  const support = metadataTexts[known.name].compat[from];
  const target = `meta/#${metadataAnchor(known.name)}`;
  return [{...blank, ...judged(support), subject: `@${known.name}`, line, target}];
}

function apiItem(name: string, line: number, from: OtherManager): MigrationItem[] {
  const api = findApi(name);
  if (!api) return [];
  return [{...blank, ...judged(api.compat[from]), subject: name, line, target: apiTarget(name)}];
}

function judged({verdict, note}: Support): Pick<MigrationItem, 'effort' | 'note'> {
  return {effort: verdict === 'differs' ? 'differs' : 'unchanged', note};
}

const apisByName = new Map<string, Api>(apis.map((api) => [api.name, api]));

/** `GM.x` is documented with `GM_x`. */
function findApi(name: string): Api | undefined {
  const plain = name
    .replace(/^GM\./, 'GM_')
    .replace('GM_xmlHttpRequest', 'GM_xmlhttpRequest')
    .replace('GM_getResourceUrl', 'GM_getResourceURL');
  return apisByName.get(plain);
}

function apiTarget(name: string): string {
  const api = findApi(name);
  return api ? `${apiPage(api)}/#${apiAnchor(api.name)}` : 'api/';
}

const topicTargets: Record<MigrationTopic, string> = {
  'default-run-at': 'meta/#run-at',
  'document-start': 'meta/#early-start',
  'connect-asks': 'meta/#connect',
  'connect-everything': 'meta/#connect',
  'grant-none': 'meta/#grant',
  'page-variables': 'meta/#inject-into',
  'code-unread': '',
  'two-managers': '',
};

function topicItems(
  {entries, findings}: HeaderReport,
  keys: ReadonlySet<string>,
  uses: ReadonlyMap<string, number>,
  from: OtherManager,
): MigrationItem[] {
  const has = (key: string, value: string): boolean =>
    entries.some((entry) => entry.key === key && entry.value === value);
  const requests = [...uses.keys()].some((name) => /^GM[_.]xmlhttpRequest$/i.test(name));
  const topics: [boolean, MigrationTopic][] = [
    [from === 'violentmonkey' && !keys.has('run-at'), 'default-run-at'],
    [has('run-at', 'document-start') && !keys.has('early-start'), 'document-start'],
    [requests && !keys.has('connect'), 'connect-asks'],
    [from === 'tampermonkey' && has('connect', '*'), 'connect-everything'],
    [has('grant', 'none') && uses.has('unsafeWindow'), 'grant-none'],
    [uses.has('unsafeWindow') && has('inject-into', 'content'), 'page-variables'],
    [findings.some(({code}) => unread.has(code)), 'code-unread'],
    [true, 'two-managers'],
  ];
  return topics
    .filter(([applies]) => applies)
    .map(([, topic]) => ({
      ...blank,
      effort: 'differs',
      subject: '',
      line: undefined,
      target: topicTargets[topic],
      topic,
    }));
}
