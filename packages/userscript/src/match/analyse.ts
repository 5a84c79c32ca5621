import type words from '@scriptcat/content/tools/match/reasons';
import {type Address, parseAddress} from './address';
import {browserScheme, createRegistration, entryCovers, type Registration} from './browser-filter';
import {diagnoseMiss, type MissReason, missReasons} from './diagnose';
import {type MatchPattern, parseRule, type Rule, type RuleLine} from './rule';
import {ruleMatches} from './scriptcat-filter';

/** Why an address passes a filter, fails it, or leaves it undecided. */
export type MatchReason = keyof (typeof words)['en']['reasons'];

/** What one filter says about one address, and which rule made it say so. */
export interface FilterVerdict {
  verdict: 'yes' | 'no' | 'unknown';
  reason: MatchReason;
  rule?: Rule;
}

/** The answer for one address. */
export interface AddressVerdict {
  url: string;
  isValid: boolean;
  browser: FilterVerdict;
  scriptcat: FilterVerdict;
  runs: 'yes' | 'no' | 'with-file-access' | 'unknown';
}

/** The answer for a set of rules and addresses. */
export interface MatchAnalysis {
  rules: readonly Rule[];
  verdicts: readonly AddressVerdict[];
}

/** Script settings that change which filter decides. */
export interface MatchOptions {
  /** `@early-start` is in force: without a regular expression the browser decides alone. */
  earlyStart?: boolean;
}

/** Says for every address whether the script runs there, by both filters. */
export function analyseMatches(
  lines: readonly RuleLine[],
  urls: readonly string[],
  options: MatchOptions = {},
): MatchAnalysis {
  const rules = lines.map(parseRule);
  const registration = createRegistration(rules);
  return {rules, verdicts: urls.map((url) => judge(url, rules, {registration, ...options}))};
}

function judge(
  url: string,
  rules: readonly Rule[],
  {registration, earlyStart}: MatchOptions & {registration: Registration},
): AddressVerdict {
  const address = parseAddress(url);
  if (!address) {
    const open: FilterVerdict = {verdict: 'unknown', reason: 'not-asked'};
    return {url, isValid: false, browser: open, scriptcat: open, runs: 'unknown'};
  }
  const browser = askBrowser(rules, registration, address);
  const isAlone = earlyStart && !rules.some(({kind}) => kind === 'regex');
  const scriptcat = isAlone ? skipScriptCat(registration) : askScriptCat(rules, address);
  return {url, isValid: true, browser, scriptcat, runs: together(browser, scriptcat)};
}

/** Early scripts without a regular expression start wherever the browser lets them. */
function skipScriptCat({widened}: Registration): FilterVerdict {
  return {verdict: 'yes', reason: widened.length > 0 ? 'early-start-everywhere' : 'early-start'};
}

function together(browser: FilterVerdict, scriptcat: FilterVerdict): AddressVerdict['runs'] {
  if (browser.verdict === 'no' || scriptcat.verdict === 'no') return 'no';
  if (browser.verdict === 'unknown' || scriptcat.verdict === 'unknown') return 'unknown';
  return browser.reason === 'file-access' ? 'with-file-access' : 'yes';
}

function askScriptCat(rules: readonly Rule[], address: Address): FilterVerdict {
  const positive = rules.filter(({key}) => key !== 'exclude');
  if (positive.length === 0) return {verdict: 'no', reason: 'no-rules'};
  const hits = (rule: Rule): boolean => ruleMatches(rule, address);
  const exclude = rules.filter(({key}) => key === 'exclude').find(hits);
  if (exclude) return {verdict: 'no', reason: 'excluded', rule: exclude};
  const include = positive.find(hits);
  if (include) return {verdict: 'yes', reason: passReason(include, address), rule: include};
  return nearestMiss(positive, address);
}

function passReason(rule: Rule, address: Address): MatchReason {
  if (rule.kind === 'regex') return 'regex';
  if (rule.kind !== 'match') return globPass(rule, address);
  if (rule.pattern.host === `*.${address.host}`) return 'match-bare-domain';
  const isVirtual = address.query === '' && rule.pattern.path.includes('?');
  if (isVirtual) return 'match-virtual-query';
  if (rule.rewrites.includes('port-dropped') || address.port) return 'match-any-port';
  return address.hash ? 'match-hash-ignored' : 'match';
}

function globPass(rule: Rule, address: Address): MatchReason {
  // The literal host of the glob shows up somewhere, but not in the host of the address.
  const host = /([a-z0-9-]+\.[a-z0-9.-]*[a-z0-9])/.exec(rule.normalised)?.[1];
  const isElsewhere = host !== undefined && !`.${address.host}`.includes(host);
  return isElsewhere && address.href.includes(host) ? 'glob-elsewhere' : 'glob';
}

function nearestMiss(rules: readonly Rule[], address: Address): FilterVerdict {
  if (rules.every(({kind}) => kind === 'ignored')) {
    return {verdict: 'no', reason: 'nothing-usable', rule: rules[0]};
  }
  const misses = rules.map((rule) => ({rule, reason: diagnoseMiss(rule, address)}));
  const rank = ({reason}: {reason: MissReason}): number => missReasons.indexOf(reason);
  const nearest = misses.reduce((best, miss) => (rank(miss) > rank(best) ? miss : best));
  return {verdict: 'no', ...nearest};
}

function askBrowser(
  rules: readonly Rule[],
  {includes, widened, excludes, dropped, refused}: Registration,
  address: Address,
): FilterVerdict {
  if (includes.length + widened.length === 0) {
    const unknown = dropped.find(({key}) => key !== 'exclude');
    if (unknown) return {verdict: 'no', reason: 'refused-scheme', rule: unknown};
    const hasRules = rules.some(({key}) => key !== 'exclude');
    return {verdict: 'no', reason: hasRules ? 'nothing-usable' : 'no-rules', rule: rules[0]};
  }
  if (refused) return {verdict: 'no', reason: 'refused-host', rule: refused};
  const excludedBy = excludes.find(({value}) => entryCovers(value, address));
  if (excludedBy) return {verdict: 'no', reason: 'excluded', rule: excludedBy.rule};
  const hit = includes.find(({value}) => entryCovers(value, address));
  if (hit) return browserPass(hit.rule, address);
  if (widened.some((value) => entryCovers(value, address))) return browserPass(undefined, address);
  return browserMiss(includes, address);
}

function browserPass(rule: Rule | undefined, address: Address): FilterVerdict {
  const by = rule ? {rule} : {};
  if (address.scheme === 'file') return {verdict: 'yes', reason: 'file-access', ...by};
  if (address.scheme !== 'http' && address.scheme !== 'https') {
    return {verdict: 'unknown', reason: 'untested-scheme', ...by};
  }
  return {verdict: 'yes', reason: rule ? 'registered' : 'registered-wide', ...by};
}

function browserMiss(includes: Registration['includes'], address: Address): FilterVerdict {
  const reasons = includes.map(({value, rule}): FilterVerdict => {
    return {verdict: 'no', reason: missOf(value, rule, address), rule};
  });
  const decisive = reasons.find(({reason}) => reason !== 'browser-pattern');
  return decisive ?? reasons[0] ?? {verdict: 'no', reason: 'browser-pattern'};
}

function missOf(value: MatchPattern | string, rule: Rule, address: Address): MatchReason {
  if (typeof value === 'string') return 'browser-pattern';
  if (value.scheme === '*' && !browserScheme(value, address)) return 'star-scheme';
  const isSeen = ruleMatches(rule, address);
  return isSeen && address.query === '' ? 'query-literal' : 'browser-pattern';
}
