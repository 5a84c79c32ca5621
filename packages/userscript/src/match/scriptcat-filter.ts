import type {Address} from './address';
import type {Answer, Budget} from './budget';
import type {MatchPattern, Rule} from './rule';
import {coversFirstFit} from './wildcard';

/** Whether ScriptCat's own matcher sees this rule match the address. */
export function ruleMatches(rule: Rule, address: Address, budget: Budget): Answer {
  switch (rule.kind) {
    case 'ignored':
      return false;
    case 'regex':
      return rule.regex.test(address.href, budget);
    case 'glob':
      return coversFirstFit(rule.normalised, address.withoutHash, {questionMark: true, budget});
    case 'match':
      return (
        schemeMatches(rule.pattern, address) &&
        hostMatches(rule.pattern.host, address.host) &&
        pathMatches(rule.pattern.path, address, budget)
      );
  }
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

/** Path and query are compared; without a query, a virtual `?` is tried too. */
export function pathMatches(path: string, address: Address, budget: Budget): Answer {
  const plain = coversFirstFit(path, address.path + address.query, {questionMark: false, budget});
  if (plain !== false || address.query !== '') return plain;
  return coversFirstFit(path, `${address.path}?`, {questionMark: false, budget});
}
