import type {Address} from './address';
import type {Rule, RuleOf} from './rule';
import {hostMatches, regexMatches, ruleMatches, schemeMatches} from './scriptcat-filter';
import {coversFully} from './wildcard';

/** Why ScriptCat's matcher does not see one rule match, from the roughest to the finest reason. */
export const missReasons = [
  'ignored',
  'scheme',
  'host',
  'glob-miss',
  'regex-miss',
  'host-no-subdomain',
  'host-needs-dot',
  'host-tld',
  'glob-scheme',
  'host-case',
  'host-unicode',
  'host-ipv6',
  'path',
  'path-case',
  'path-root-only',
  'path-slash',
  'path-query',
  'path-hash',
  'path-comment',
  'path-first-fit',
  'glob-case',
  'glob-port',
  'glob-root',
  'glob-bare-host',
  'glob-one-character',
  'glob-short-suffix',
  'glob-first-fit',
  'regex-case',
  'regex-hash',
  'regex-query',
] as const;

/** One of the reasons above. */
export type MissReason = (typeof missReasons)[number];

/** Names the reason why a rule that does not match the address does not match it. */
export function diagnoseMiss(rule: Rule, address: Address): MissReason {
  switch (rule.kind) {
    case 'ignored':
      return 'ignored';
    case 'match':
      return diagnoseMatch(rule, address);
    case 'glob':
      return diagnoseGlob(rule, address);
    case 'regex':
      return diagnoseRegex(rule, address);
  }
}

function diagnoseMatch(rule: RuleOf<'match'>, address: Address): MissReason {
  const {pattern} = rule;
  if (!schemeMatches(pattern, address)) return 'scheme';
  if (!hostMatches(pattern.host, address.host)) return diagnoseHost(pattern.host, address.host);
  const {path} = pattern;
  const target = address.path + address.query;
  const retry = (changed: Partial<Address>, changedPath = path): boolean => {
    const changedRule = {...rule, pattern: {...pattern, path: changedPath}};
    return ruleMatches(changedRule, {...address, ...changed});
  };
  if (path.includes('#')) return 'path-hash';
  if (/\s\/\//.test(path)) return 'path-comment';
  if (coversFully(path, target, {questionMark: false})) return 'path-first-fit';
  if (path === '/') return 'path-root-only';
  if (address.query !== '' && retry({query: ''})) return 'path-query';
  if (retry({path: address.path.replace(/\/$/, '')}) || retry({path: `${address.path}/`})) {
    return 'path-slash';
  }
  const lower = {path: address.path.toLowerCase(), query: address.query.toLowerCase()};
  return retry(lower, path.toLowerCase()) ? 'path-case' : 'path';
}

function diagnoseHost(pattern: string, host: string): MissReason {
  const name = pattern.replace(/^\*\./, '');
  if (hostMatches(pattern.toLowerCase(), host)) return 'host-case';
  if (/[^\0-\x7f]/.test(pattern)) return 'host-unicode';
  if (pattern.includes('[') || host.startsWith('[')) return 'host-ipv6';
  if (name.endsWith('.tld')) return 'host-tld';
  if (pattern === name && host.endsWith(`.${name}`)) return 'host-no-subdomain';
  return pattern !== name && host.endsWith(name) ? 'host-needs-dot' : 'host';
}

function diagnoseGlob(rule: RuleOf<'glob'>, address: Address): MissReason {
  const glob = rule.normalised;
  const text = address.withoutHash;
  const matches = (changed: string, changedText = text): boolean =>
    ruleMatches({...rule, normalised: changed}, {...address, withoutHash: changedText});
  if (/[*?]/.test(glob) && coversFully(glob, text, {questionMark: false})) {
    return 'glob-first-fit';
  }
  if (coversFully(glob, text, {questionMark: true})) {
    if (rule.hasTld) return 'glob-short-suffix';
    return glob.includes('?') ? 'glob-one-character' : 'glob-first-fit';
  }
  if (matches(`${glob}/`) || matches(`${glob}/*`)) return 'glob-root';
  if (matches(glob.replace('*.', ''))) return 'glob-bare-host';
  if (matches(`*://${glob}`)) return 'glob-scheme';
  if (matches(glob.toLowerCase(), text.toLowerCase())) return 'glob-case';
  const portless = glob.replace(/^([^/]*\/\/[^/:]*):\d+(?=\/)/, '$1');
  const withoutPort = text.replace(/^([^/]*\/\/[^/:]*):\d+(?=\/)/, '$1');
  return matches(portless, withoutPort) ? 'glob-port' : 'glob-miss';
}

function diagnoseRegex(rule: RuleOf<'regex'>, address: Address): MissReason {
  const test = (text: string): boolean => regexMatches(rule, text);
  const withoutQuery = address.href.replace(/[?#].*$/s, '');
  if (address.hash && test(address.withoutHash)) return 'regex-hash';
  if (address.query && test(withoutQuery)) return 'regex-query';
  const sensitive = !rule.flags.includes('i') && /[A-Z]/.test(rule.source);
  return sensitive ? 'regex-case' : 'regex-miss';
}
