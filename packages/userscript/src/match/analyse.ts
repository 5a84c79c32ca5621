import {type Address, parseAddress} from './address';
import {
  browserScheme,
  createRegistration,
  entryCovers,
  isBareLiteral,
  type Registered,
  type Registration,
} from './browser-filter';
import {type Answer, type Budget, defaultSteps} from './budget';
import {diagnoseMiss, type MissReason, missReasons} from './diagnose';
import {type MatchPattern, parseRule, type Rule, type RuleLine} from './rule';
import {ruleMatches} from './scriptcat-filter';

/** Reasons for an address to pass a filter. */
export type PassReason =
  | 'match'
  | 'match-any-port'
  | 'match-hash-ignored'
  | 'match-bare-domain'
  | 'match-virtual-query'
  | 'glob'
  | 'glob-elsewhere'
  | 'regex'
  | 'registered'
  | 'registered-wide'
  | 'file-access';

/** Reasons for an address to fail a filter. */
export type FailReason =
  | MissReason
  | 'no-rules'
  | 'nothing-usable'
  | 'excluded'
  | 'rejected'
  | 'star-scheme'
  | 'query-literal'
  | 'regex-as-glob'
  | 'glob-hash'
  | 'browser-glob'
  | 'browser-pattern';

/** Reasons for a filter to stay undecided. */
export type OpenReason = 'too-complex' | 'untested-scheme' | 'not-asked';

/** What one filter says about one address, and which rule made it say so. */
export interface FilterVerdict {
  verdict: 'yes' | 'no' | 'unknown';
  reason: PassReason | FailReason | OpenReason;
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
  /** How many rules or addresses were left out because there were too many. */
  leftOut: {rules: number; urls: number};
}

/** Settings of the script that change who decides. */
export interface MatchOptions {
  /** `@early-start` is in force: without a regular expression the browser decides alone. */
  earlyStart?: boolean;
}

const maxRules = 300;
const maxUrls = 60;

/** Says for every address whether the script runs there, by both filters. */
export function analyseMatches(
  lines: readonly RuleLine[],
  urls: readonly string[],
  options: MatchOptions = {},
): MatchAnalysis {
  const rules = lines.slice(0, maxRules).map(parseRule);
  const budget: Budget = {steps: defaultSteps};
  const registration = createRegistration(rules);
  const verdicts = urls
    .slice(0, maxUrls)
    .map((url) => judge(url, rules, {budget, registration, ...options}));
  return {
    rules,
    verdicts,
    leftOut: {
      rules: Math.max(0, lines.length - maxRules),
      urls: Math.max(0, urls.length - maxUrls),
    },
  };
}

function judge(
  url: string,
  rules: readonly Rule[],
  {budget, registration, earlyStart}: MatchOptions & {budget: Budget; registration: Registration},
): AddressVerdict {
  const address = parseAddress(url);
  if (!address) {
    const open: FilterVerdict = {verdict: 'unknown', reason: 'not-asked'};
    return {url, isValid: false, browser: open, scriptcat: open, runs: 'unknown'};
  }
  const browser = askBrowser(rules, registration, {address, budget});
  const isAlone = earlyStart && !rules.some(({kind}) => kind === 'regex');
  const scriptcat: FilterVerdict = isAlone
    ? {verdict: 'yes', reason: 'not-asked'}
    : askScriptCat(rules, address, budget);
  return {url, isValid: true, browser, scriptcat, runs: together(browser, scriptcat)};
}

function together(browser: FilterVerdict, scriptcat: FilterVerdict): AddressVerdict['runs'] {
  if (browser.verdict === 'no' || scriptcat.verdict === 'no') return 'no';
  if (browser.verdict === 'unknown' || scriptcat.verdict === 'unknown') return 'unknown';
  return browser.reason === 'file-access' ? 'with-file-access' : 'yes';
}

function askScriptCat(rules: readonly Rule[], address: Address, budget: Budget): FilterVerdict {
  const positive = rules.filter(({key}) => key !== 'exclude');
  if (positive.length === 0) return {verdict: 'no', reason: 'no-rules'};
  const exclude = firstHit(
    rules.filter(({key}) => key === 'exclude'),
    address,
    budget,
  );
  if (exclude) return {...exclude, verdict: flip(exclude.verdict), reason: excluded(exclude)};
  const include = firstHit(positive, address, budget);
  if (include) return include;
  return nearestMiss(positive, address, budget);
}

function excluded(hit: FilterVerdict): FilterVerdict['reason'] {
  return hit.verdict === 'unknown' ? 'too-complex' : 'excluded';
}

function flip(verdict: FilterVerdict['verdict']): FilterVerdict['verdict'] {
  return verdict === 'yes' ? 'no' : verdict;
}

function firstHit(
  rules: readonly Rule[],
  address: Address,
  budget: Budget,
): FilterVerdict | undefined {
  let open: FilterVerdict | undefined;
  for (const rule of rules) {
    const answer: Answer = ruleMatches(rule, address, budget);
    if (answer === true) return {verdict: 'yes', reason: passReason(rule, address), rule};
    if (answer === 'undecided') open ??= {verdict: 'unknown', reason: 'too-complex', rule};
  }
  return open;
}

function passReason(rule: Rule, address: Address): PassReason {
  if (rule.kind === 'regex') return 'regex';
  if (rule.kind !== 'match') return globPass(rule, address);
  if (rule.pattern.host === `*.${address.host}`) return 'match-bare-domain';
  const isVirtual = address.query === '' && rule.pattern.path.includes('?');
  if (isVirtual) return 'match-virtual-query';
  if (rule.rewrites.includes('port-dropped') || address.port) return 'match-any-port';
  return address.hash ? 'match-hash-ignored' : 'match';
}

function globPass(rule: Rule, address: Address): PassReason {
  // The literal host of the glob shows up somewhere, but not in the host of the address.
  const host = /([a-z0-9-]+\.[a-z0-9.-]*[a-z0-9])/.exec(rule.normalised)?.[1];
  const isElsewhere = host !== undefined && !`.${address.host}`.includes(host);
  return isElsewhere && address.href.includes(host) ? 'glob-elsewhere' : 'glob';
}

function nearestMiss(rules: readonly Rule[], address: Address, budget: Budget): FilterVerdict {
  if (rules.every(({kind}) => kind === 'ignored')) {
    return {verdict: 'no', reason: 'nothing-usable', rule: rules[0]};
  }
  const misses = rules.map((rule) => ({rule, reason: diagnoseMiss(rule, address, budget)}));
  const rank = ({reason}: {reason: MissReason}): number => missReasons.indexOf(reason);
  const nearest = misses.reduce((best, miss) => (rank(miss) > rank(best) ? miss : best));
  return {verdict: 'no', ...nearest};
}

function askBrowser(
  rules: readonly Rule[],
  registration: Registration,
  {address, budget}: {address: Address; budget: Budget},
): FilterVerdict {
  if (!registration.matches) {
    const hasRules = rules.some(({key}) => key !== 'exclude');
    return {verdict: 'no', reason: hasRules ? 'nothing-usable' : 'no-rules', rule: rules[0]};
  }
  if (registration.rejectedBy) {
    return {verdict: 'no', reason: 'rejected', rule: registration.rejectedBy};
  }
  const excludes: Registered<MatchPattern | string>[] = [
    ...registration.excludeMatches,
    ...registration.excludeGlobs,
  ];
  const cover = ({value}: Registered<MatchPattern | string>): Answer =>
    entryCovers(value, address, budget);
  const excludedBy = excludes.find((entry) => cover(entry) === true);
  if (excludedBy) return {verdict: 'no', reason: 'excluded', rule: excludedBy.rule};
  const isInMatches = registration.matches.some((value) => {
    return entryCovers(value, address, budget) === true;
  });
  const hit = registration.includes.find((entry) => cover(entry) === true);
  if (isInMatches && hit) return browserPass(hit, address);
  if (registration.includes.some((entry) => cover(entry) === 'undecided')) {
    return {verdict: 'unknown', reason: 'too-complex'};
  }
  return browserMiss(registration.includes, address, budget);
}

function browserPass({rule}: Registered<MatchPattern | string>, address: Address): FilterVerdict {
  if (address.scheme === 'file') return {verdict: 'yes', reason: 'file-access', rule};
  if (address.scheme !== 'http' && address.scheme !== 'https') {
    return {verdict: 'unknown', reason: 'untested-scheme', rule};
  }
  const isWide = rule.kind !== 'match';
  return {verdict: 'yes', reason: isWide ? 'registered-wide' : 'registered', rule};
}

function browserMiss(
  includes: readonly Registered<MatchPattern | string>[],
  address: Address,
  budget: Budget,
): FilterVerdict {
  const reasons = includes.map(({value, rule}): FilterVerdict => {
    return {verdict: 'no', reason: browserReason(value, rule, address, budget), rule};
  });
  const isPlain = ({reason}: FilterVerdict): boolean =>
    reason === 'browser-pattern' || reason === 'browser-glob';
  return (
    reasons.find((verdict) => !isPlain(verdict)) ??
    reasons[0] ?? {verdict: 'no', reason: 'no-rules'}
  );
}

function browserReason(
  value: MatchPattern | string,
  rule: Rule,
  address: Address,
  budget: Budget,
): FailReason {
  const seenByScriptCat = ruleMatches(rule, address, budget) === true;
  if (rule.kind === 'regex' && isBareLiteral(rule.source)) return 'regex-as-glob';
  if (typeof value === 'string') {
    const isWeb = address.scheme === 'http' || address.scheme === 'https';
    if (!isWeb) return 'star-scheme';
    return seenByScriptCat && address.hash ? 'glob-hash' : 'browser-glob';
  }
  if (value.scheme === '*' && !browserScheme(value, address)) return 'star-scheme';
  return seenByScriptCat && address.query === '' ? 'query-literal' : 'browser-pattern';
}
