import {type Address, canonicalHost} from './address';
import type {MatchPattern, Rule, RuleOf} from './rule';
import {hostMatches} from './scriptcat-filter';
import {coversFully} from './wildcard';

/** One entry of the registration and the rule it was made from. */
export interface Registered<Value> {
  value: Value;
  rule: Rule;
}

/**
 * What ScriptCat hands to the browser's userScripts interface for one script. A page is let through
 * when any pattern or any glob covers it, and no exclusion does.
 */
export interface Registration {
  /** Empty when no usable rule is left, so nothing is registered. */
  includes: readonly Registered<MatchPattern | string>[];
  /** Patterns wider than the rules, because a rule cannot be written as a pattern. */
  widened: readonly MatchPattern[];
  excludes: readonly Registered<MatchPattern | string>[];
  /** Rules of a scheme that the browser refuses, which ScriptCat leaves out since 1.5.0. */
  dropped: readonly Rule[];
  /** The rule whose host the browser refuses, and with it the whole script. */
  refused: Rule | undefined;
}

const everySite: MatchPattern = {scheme: '*', host: '*', path: '/*'};
/** The schemes a pattern may name; the browser refuses any other one. */
const registrableSchemes = new Set(['*', 'http', 'https', 'file', 'ftp']);

/** Computes the registration of a script from its rules. */
export function createRegistration(rules: readonly Rule[]): Registration {
  const dropped = rules.filter(hasRefusedScheme);
  const kept = rules.filter((rule) => !dropped.includes(rule));
  const positive = kept.filter(({key, kind}) => key !== 'exclude' && kind !== 'ignored');
  const negative = kept.filter(({key}) => key === 'exclude');
  const excluded = negative.filter(isMatch);
  const asPatterns = positive.every(isMatch) && !positive.some(isEverySite);
  const widened = asPatterns ? [] : widerPatterns(positive);
  const includes = positive.flatMap((rule): Registered<MatchPattern | string>[] => {
    if (isMatch(rule)) return [toRegistered(rule)];
    return rule.kind === 'glob' ? [{value: rule.normalised, rule}] : [];
  });
  const excludes: Registered<MatchPattern | string>[] = [
    ...excluded.map(toRegistered),
    ...negative.flatMap((rule) => (rule.kind === 'glob' ? [{value: rule.normalised, rule}] : [])),
  ];
  const handedOver = [...(asPatterns ? positive.filter(isMatch) : []), ...excluded];
  return {includes, widened, excludes, dropped, refused: handedOver.find(hasRefusedHost)};
}

function hasRefusedHost({pattern: {host}}: RuleOf<'match'>): boolean {
  // Chromium lets a space in a host pass; the URL parser at hand does not.
  return canonicalHost(host.replaceAll(' ', '-')) === undefined;
}

/** A glob that writes its scheme out gets a pattern of that scheme. */
function hasRefusedScheme(rule: Rule): boolean {
  if (isMatch(rule)) return !registrableSchemes.has(rule.pattern.scheme);
  if (rule.kind !== 'glob' || rule.key === 'exclude') return false;
  const scheme = /^([-\w]+):\/\//.exec(rule.normalised)?.[1] ?? '*';
  return !scheme.startsWith('http') && !registrableSchemes.has(scheme);
}

/** Whether one entry of the registration covers the address, by the browser's rules. */
export function entryCovers(value: MatchPattern | string, address: Address): boolean {
  if (typeof value === 'string') return coversFully(value, address.href, {questionMark: true});
  if (!browserScheme(value, address)) return false;
  if (!hostMatches(value.host, address.host)) return false;
  return coversFully(value.path, address.rawPath, {questionMark: false});
}

/** As a scheme, `*` means http and https to the browser. */
export function browserScheme(pattern: MatchPattern, address: Address): boolean {
  if (pattern.scheme === '*') return address.scheme === 'http' || address.scheme === 'https';
  return pattern.scheme === address.scheme;
}

/**
 * The sites a regular expression is narrowed to when all rules of the script name theirs: those
 * whose scheme and host are written letter by letter at its start.
 */
function regexSite({source}: RuleOf<'regex'>): MatchPattern | undefined {
  const head =
    /^\^?(https?\??|\(?(?:\?:)?https?\|https?\)?|http\[s\]\?|http\((?:\?:)?s\)\?|\.\*):(?:\\?\/){2}((?:[\w-]|\\[.-])+)(?:\\?\/|\$?$)/.exec(
      source,
    );
  // The arms of an alternative at the top level need not share their host.
  if (!head || /\|/.test(source.replace(/\([^()]*\)|\[[^\]]*\]/g, ''))) return undefined;
  const [, scheme = '', host = ''] = head;
  const isPlain = scheme === 'http' || scheme === 'https';
  return {scheme: isPlain ? scheme : '*', host: host.replaceAll('\\', ''), path: '/*'};
}

function widerPatterns(positive: readonly Rule[]): MatchPattern[] {
  const sites = positive.map((rule) => (rule.kind === 'regex' ? regexSite(rule) : siteOf(rule)));
  const isNarrow = positive.some(({kind}) => kind === 'regex') && !positive.some(isEverySite);
  if (isNarrow && sites.every((site) => site !== undefined)) return sites;
  const schemes = new Set(positive.map(({normalised}) => /^(file|ftp):/.exec(normalised)?.[1]));
  const others = [...schemes].filter((scheme) => scheme !== undefined);
  return [everySite, ...others.map((scheme) => ({...everySite, scheme}))];
}

/** The whole site of a rule without wildcards in its host. */
function siteOf(rule: Rule): MatchPattern | undefined {
  if (rule.kind === 'match') {
    return rule.pattern.host.startsWith('*.') ? undefined : {...rule.pattern, path: '/*'};
  }
  const parts = /^(\*|http\*|[-a-z]+):\/\/([^/*?:]+|\*)\//.exec(rule.normalised);
  if (rule.kind !== 'glob' || !parts) return undefined;
  const [, scheme = '*', host = '*'] = parts;
  return {scheme: scheme === 'http*' ? '*' : scheme, host, path: '/*'};
}

/** The browser reads hosts in any case and script; ScriptCat does not. */
function toRegistered(rule: RuleOf<'match'>): Registered<MatchPattern> {
  const host = canonicalHost(rule.pattern.host) ?? rule.pattern.host;
  return {value: {...rule.pattern, host}, rule};
}

function isMatch(rule: Rule): rule is RuleOf<'match'> {
  return rule.kind === 'match';
}

function isEverySite(rule: Rule): boolean {
  return rule.normalised === '*://*/*';
}
