import {type Address, canonicalHost} from './address';
import type {Answer, Budget} from './budget';
import type {MatchPattern, Rule, RuleOf} from './rule';
import {hostMatches} from './scriptcat-filter';
import {coversFully} from './wildcard';

/** One entry of the registration and the rule it was made from. */
export interface Registered<Value> {
  value: Value;
  rule: Rule;
}

/** What ScriptCat hands to the browser's userScripts interface for one script. */
export interface Registration {
  /** `undefined`: no usable rule is left, so nothing is registered. */
  matches: readonly MatchPattern[] | undefined;
  includes: readonly Registered<MatchPattern | string>[];
  excludeMatches: readonly Registered<MatchPattern>[];
  excludeGlobs: readonly Registered<string>[];
  /** The browser refuses the whole registration because of this rule. */
  rejectedBy: Rule | undefined;
}

const everySite: MatchPattern = {scheme: '*', host: '*', path: '/*'};

/** Computes the registration of a script from its rules. */
export function createRegistration(rules: readonly Rule[]): Registration {
  const positive = rules.filter(({key, kind}) => key !== 'exclude' && kind !== 'ignored');
  const negative = rules.filter(({key}) => key === 'exclude');
  const plain = positive.filter(isMatch);
  const usesGlobs = plain.length < positive.length;
  const excludeMatches = negative.filter(isMatch).map(toRegistered);
  const includes = usesGlobs ? positive.flatMap(toGlobs) : plain.map(toRegistered);
  const handedOver = [...(usesGlobs ? [] : plain), ...negative.filter(isMatch)];
  return {
    matches: positive.length === 0 ? undefined : usesGlobs ? widened(positive) : patterns(plain),
    includes,
    excludeMatches,
    excludeGlobs: negative.flatMap((rule) =>
      rule.kind === 'glob' ? [{value: rule.normalised, rule}] : [],
    ),
    rejectedBy: handedOver.find(({pattern}) => canonicalHost(pattern.host) === undefined),
  };
}

/** Whether one entry of the registration covers the address, by the browser's rules. */
export function entryCovers(
  value: MatchPattern | string,
  address: Address,
  budget: Budget,
): Answer {
  if (typeof value === 'string') {
    return coversFully(value, address.href, {questionMark: true, budget});
  }
  if (!browserScheme(value, address)) return false;
  if (!hostMatches(value.host, address.host)) return false;
  return coversFully(value.path, address.rawPath, {questionMark: false, budget});
}

/** As a scheme, `*` means http and https to the browser. */
export function browserScheme(pattern: MatchPattern, address: Address): boolean {
  if (pattern.scheme === '*') return address.scheme === 'http' || address.scheme === 'https';
  return pattern.scheme === address.scheme;
}

/** The glob a regular expression is registered as, and the site it can be narrowed to. */
export function registeredRegex(rule: RuleOf<'regex'>): {glob: string; site?: MatchPattern} {
  const anchored = /^\^(https?\??):\\?\/\\?\/((?:[a-z0-9-]|\\\.|\\-)+)\\?\//.exec(rule.source);
  if (anchored) {
    const [, scheme = '', host = ''] = anchored;
    const site = {
      scheme: scheme.endsWith('?') ? '*' : scheme,
      host: host.replaceAll('\\', ''),
      path: '/*',
    };
    return {glob: patternText(site), site};
  }
  return {glob: isBareLiteral(rule.source) ? literalGlob(rule.source) : '*'};
}

/** True for expressions such as `shop\.example`, whose glob can never cover a whole address. */
export function isBareLiteral(source: string): boolean {
  return /^(?:[a-z0-9_-]|\\[.-]|\.(?![*+?{]))+$/.test(source);
}

/** A match pattern as text. */
export function patternText({scheme, host, path}: MatchPattern): string {
  return `${scheme}://${host}${path}`;
}

function literalGlob(source: string): string {
  return source.replace(/\\(.)|\./g, (_, escaped: string | undefined) => escaped ?? '?');
}

function widened(positive: readonly Rule[]): MatchPattern[] {
  const sites = positive.map((rule) => {
    if (rule.kind === 'match') return toRegistered(rule).value;
    return rule.kind === 'regex' ? registeredRegex(rule).site : undefined;
  });
  if (sites.every((site) => site !== undefined)) return sites;
  const files = positive.filter(isMatch).filter(({pattern}) => pattern.scheme === 'file');
  return [everySite, ...patterns(files)];
}

function toGlobs(rule: Rule): Registered<string>[] {
  if (rule.kind === 'glob') return [{value: rule.normalised, rule}];
  if (rule.kind === 'regex') return [{value: registeredRegex(rule).glob, rule}];
  if (rule.kind === 'ignored') return [];
  const text = patternText(rule.pattern);
  if (!rule.pattern.host.startsWith('*.')) return [{value: text, rule}];
  const bare = patternText({...rule.pattern, host: rule.pattern.host.slice(2)});
  return [
    {value: text, rule},
    {value: bare, rule},
  ];
}

function patterns(rules: readonly RuleOf<'match'>[]): MatchPattern[] {
  return rules.map((rule) => toRegistered(rule).value);
}

/** The browser reads hosts in any case and script; ScriptCat does not. */
function toRegistered(rule: RuleOf<'match'>): Registered<MatchPattern> {
  const host = canonicalHost(rule.pattern.host) ?? rule.pattern.host;
  return {value: {...rule.pattern, host}, rule};
}

function isMatch(rule: Rule): rule is RuleOf<'match'> {
  return rule.kind === 'match';
}
