import type {Address} from './address';
import type {MatchPattern, Rule, RuleOf} from './rule';
import {coversFirstFit} from './wildcard';

/** Whether ScriptCat's own matcher sees this rule match the address. */
export function ruleMatches(rule: Rule, address: Address): boolean {
  switch (rule.kind) {
    case 'ignored':
      return false;
    case 'regex':
      return regexMatches(rule, address.href);
    case 'glob':
      return coversFirstFit(rule.normalised, address.withoutHash, {questionMark: true});
    case 'match':
      return (
        schemeMatches(rule.pattern, address) &&
        hostMatches(rule.pattern.host, address.host) &&
        pathMatches(rule.pattern.path, address)
      );
  }
}

/** A regular expression is made anew each time, because `g` and `y` remember their last test. */
export function regexMatches({source, flags}: RuleOf<'regex'>, text: string): boolean {
  return new RegExp(source, flags).test(text);
}

/** As a scheme, `*` covers every scheme here; the browser is stricter. */
export function schemeMatches(pattern: MatchPattern, address: Address): boolean {
  return pattern.scheme === '*' || pattern.scheme === address.scheme;
}

/** Hosts are compared literally; `*.name` covers the name itself and everything below it. */
export function hostMatches(pattern: string, host: string): boolean {
  if (pattern === '*') return true;
  if (!pattern.startsWith('*.')) return pattern === host;
  return host === pattern.slice(2) || host.endsWith(pattern.slice(1));
}

/** Path and query are compared; without a query, a virtual `?` stands in its place. */
export function pathMatches(path: string, address: Address): boolean {
  const text = address.path + (address.query || '?');
  return coversFirstFit(path, text, {questionMark: false});
}
