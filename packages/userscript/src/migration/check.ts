import type {Localized} from '@scriptcat/contract';
import {metadataTexts, type OtherManager, targetOfKey} from '../catalogue';
import {checkHeader, type HeaderReport} from '../metadata/check';
import {type Finding, knownKey} from '../metadata/rules/script';
import {apiTarget, findApi, findingKey, findingTarget} from '../metadata/targets';
import {type MigrationTopic, ruleDifferences} from './rules';

/** One thing to know about a script that moves here. */
export interface MigrationItem {
  effort: 'unchanged' | 'differs' | 'edit';
  /** True for what holds for nearly every script; the page folds it. */
  isGeneral: boolean;
  /** `@key` or the name of an API; empty for topics. */
  subject: string;
  line: number | undefined;
  /** How many lines of the script it concerns. */
  count: number;
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

/** Findings below an error that ask for a change when moving. */
const alsoEdits = new Set<Finding['code']>([
  'key-unsupported',
  'grant-not-provided',
  'grant-spelling',
  'run-at-menu',
  'inject-into-unknown',
  'early-start-glob',
]);

/** Findings after which nothing is known of the code. */
const unread = new Set<Finding['code']>(['code-syntax', 'code-too-deep']);

const effortOrder: readonly MigrationItem['effort'][] = ['edit', 'differs', 'unchanged'];

/** Compares what a script uses with what ScriptCat does. */
export function checkMigration(source: string, from: OtherManager): MigrationReport {
  const report = checkHeader(source);
  if (report.kind === undefined) return {isScript: false, items: []};
  const changed = report.findings
    .filter(({code, level}) => level === 'error' || alsoEdits.has(code))
    .map(toEdit);
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
  const rules = ruleItems(report, from, touched);
  const topics = topicItems(report, new Set(keys.keys()), names, from);
  const items = [...changed, ...rules, ...topics, ...apiItems, ...keyItems];
  const rank = ({effort, isGeneral}: MigrationItem): number =>
    effortOrder.indexOf(effort) * 2 + Number(isGeneral);
  return {isScript: true, items: items.sort((a, b) => rank(a) - rank(b))};
}

const blank = {
  isGeneral: false,
  count: 1,
  line: undefined,
  note: undefined,
  topic: undefined,
  finding: undefined,
};

function toEdit(finding: Finding): MigrationItem {
  const name = String(finding.params.name ?? '');
  const key = findingKey(finding);
  const subject = name || (key ? `@${key}` : '');
  const target = findingTarget(finding);
  return {...blank, effort: 'edit', subject, line: finding.line, target, finding};
}

function keyItem(key: string, line: number, from: OtherManager): MigrationItem[] {
  const known = knownKey(key);
  if (known?.status !== 'supported') return [];
  const {verdict, note} = metadataTexts[known.name].compat[from];
  const effort = verdict === 'differs' ? 'differs' : 'unchanged';
  const target = targetOfKey(known.name);
  return [{...blank, effort, isGeneral: true, note, subject: `@${known.name}`, line, target}];
}

function apiItem(name: string, line: number, from: OtherManager): MigrationItem[] {
  const api = findApi(name);
  if (!api) return [];
  const {verdict, note} = api.compat[from];
  const effort = verdict === 'differs' ? 'differs' : 'unchanged';
  return [{...blank, effort, note, subject: name, line, target: apiTarget(name)}];
}

function ruleItems(
  {entries, kind}: HeaderReport,
  from: OtherManager,
  touched: ReadonlySet<number | undefined>,
): MigrationItem[] {
  if (kind !== 'page') return [];
  const rest = entries.filter(({line}) => !touched.has(line));
  return ruleDifferences(rest, from).map(({topic, lines: [first, ...others]}) => ({
    ...blank,
    effort: 'differs',
    subject: first ? `@${first.key} ${first.value}` : '',
    line: first?.line,
    count: others.length + 1,
    target: targetOfKey(first?.key ?? 'match'),
    topic,
  }));
}

const topicTargets: Partial<Record<MigrationTopic, string>> = {
  'default-run-at': targetOfKey('run-at'),
  'document-start': targetOfKey('early-start'),
  'connect-asks': targetOfKey('connect'),
  'connect-everything': targetOfKey('connect'),
  'grant-none': targetOfKey('grant'),
  'page-variables': targetOfKey('inject-into'),
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
    [findings.some(({code}) => unread.has(code)), 'code-unread'],
    [from === 'violentmonkey' && !keys.has('run-at'), 'default-run-at'],
    [has('run-at', 'document-start') && !keys.has('early-start'), 'document-start'],
    [requests && !keys.has('connect'), 'connect-asks'],
    [from === 'tampermonkey' && has('connect', '*'), 'connect-everything'],
    [has('grant', 'none') && uses.has('unsafeWindow'), 'grant-none'],
    [uses.has('unsafeWindow') && has('inject-into', 'content'), 'page-variables'],
    [true, 'two-managers'],
  ];
  return topics
    .filter(([applies]) => applies)
    .map(([, topic]) => ({
      ...blank,
      effort: 'differs',
      isGeneral: topic === 'two-managers',
      subject: '',
      target: topicTargets[topic] ?? '',
      topic,
    }));
}
