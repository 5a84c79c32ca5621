import {canonicalHost} from '../../match/address';
import {isBareLiteral} from '../../match/browser-filter';
import {type IgnoredBecause, type Rule as MatchRule, parseRule} from '../../match/rule';
import type {HeaderEntry} from '../parse';
import type {RuleCode} from './levels';
import {
  addLines,
  type Finding,
  type Fix,
  finding,
  type Rule,
  removeLine,
  renameKey,
  type Script,
  setValue,
} from './script';

const presence: Rule = ({header, kind, has, all}) => {
  if (kind !== 'page' || has('match') || has('include')) return [];
  const [exclude] = all('exclude');
  if (exclude) return [finding('match-exclude-only', exclude.line)];
  return [finding('match-none', header.firstLine)];
};

const matchLines: Rule = ({kind, all}) => {
  if (kind !== 'page') return [];
  return all('match')
    .filter(({value}) => value !== '')
    .flatMap(judgeMatch);
};

const ignoredCodes: Partial<Record<IgnoredBecause, RuleCode>> = {
  'regex-in-match': 'match-regex',
  'all-urls': 'match-all-urls',
  'bare-host': 'match-bare-host',
  tab: 'match-tab',
  'host-wildcard': 'match-host-wildcard',
};

function judgeMatch(entry: HeaderEntry): Finding[] {
  const {value, line} = entry;
  const say = (code: RuleCode, fix?: Fix): Finding[] => [finding(code, line, {value}, fix)];
  if (/^[A-Za-z]*[A-Z][A-Za-z]*:\/\//.test(value)) {
    const lower = value.replace(/^[^:]+/, (scheme) => scheme.toLowerCase());
    return say('match-scheme-case', setValue(entry, lower));
  }
  if (/^[^/]*\/\/\[/.test(value)) return say('match-ipv6', renameKey(entry, 'include'));
  const rule = parseRule({key: 'match', value, line});
  if (rule.kind === 'ignored') {
    return say(ignoredCodes[rule.because] ?? 'match-host', ignoredFix(entry, rule.because));
  }
  return rule.kind === 'match' ? judgePattern(entry, rule) : [];
}

function ignoredFix(entry: HeaderEntry, because: IgnoredBecause): Fix {
  if (because === 'regex-in-match' || because === 'host-wildcard') {
    return renameKey(entry, 'include');
  }
  if (because === 'all-urls') return setValue(entry, '*://*/*');
  if (because === 'bare-host') return setValue(entry, `*://${entry.value}/*`);
  if (because === 'tab') return setValue(entry, entry.value.replaceAll('\t', ''));
  return removeLine(entry);
}

function judgePattern(entry: HeaderEntry, rule: Extract<MatchRule, {kind: 'match'}>): Finding[] {
  const {value, line} = entry;
  const {scheme, host, path} = rule.pattern;
  const say = (code: RuleCode, fix?: Fix): Finding[] => [finding(code, line, {value}, fix)];
  const withPath = (changed: string): Fix => setValue(entry, `${scheme}://${host}${changed}`);
  const comment = /\s\/\//.exec(value);
  if (comment)
    return say('match-comment', setValue(entry, value.slice(0, comment.index).trimEnd()));
  if (path.includes('#')) return say('match-hash', withPath(path.replace(/#.*$/, '') || '/'));
  if (/[A-Z]/.test(host)) return say('match-host-case', withHost(entry, rule, host.toLowerCase()));
  const canonical = /[^\0-\x7f]/.test(host) ? canonicalHost(host) : undefined;
  if (canonical) {
    return say('match-host-unicode', withHost(entry, rule, canonical));
  }
  if (host.endsWith('.tld')) return say('match-tld', renameKey(entry, 'include'));
  if (host.endsWith('.')) return say('match-host-wildcard', renameKey(entry, 'include'));
  if (path.includes('?*') && !path.includes('*?*')) {
    return say('match-query-star', withPath(path.replace('?*', '*')));
  }
  if (rule.rewrites.includes('port-dropped'))
    return say('match-port', setValue(entry, rule.normalised));
  const isRootOnly = rule.rewrites.includes('root-added') || rule.rewrites.includes('everything');
  return isRootOnly ? say('match-root-only', withPath('/*')) : [];
}

function withHost(
  entry: HeaderEntry,
  {pattern}: Extract<MatchRule, {kind: 'match'}>,
  host: string,
): Fix {
  return setValue(entry, `${pattern.scheme}://${host}${pattern.path}`);
}

const includeLines: Rule = (script) => {
  if (script.kind !== 'page') return [];
  const lines = [...script.all('include'), ...script.all('exclude')];
  const written = new Set(lines.map(({key, value}) => `${key} ${value}`));
  return lines
    .filter(({value}) => value !== '')
    .flatMap((entry) => judgeInclude(script, entry, written));
};

function judgeInclude(script: Script, entry: HeaderEntry, written: ReadonlySet<string>): Finding[] {
  const {line, value} = entry;
  const isExclude = entry.key === 'exclude';
  const say = (code: RuleCode, fix?: Fix): Finding[] => [finding(code, line, {value}, fix)];
  if (value === '<all_urls>') return say('include-all-urls', setValue(entry, '*://*/*'));
  const rule = parseRule({key: isExclude ? 'exclude' : 'include', value, line});
  if (rule.kind === 'ignored') {
    return say(rule.because === 'tab' ? 'match-tab' : 'include-regex-invalid', removeLine(entry));
  }
  if (rule.kind === 'match') {
    return isExclude ? [] : say('include-plain-match', renameKey(entry, 'match'));
  }
  if (rule.kind === 'regex') return judgeRegex(entry, rule, say);
  const bare = /^(\*|[a-z*]+):\/\/\*\.([a-z0-9.-]+)(\/.*)$/.exec(value);
  if (bare) {
    const [, scheme = '*', host = '', path = '/*'] = bare;
    const extra = `${scheme}://${host}${path}`;
    if (written.has(`${entry.key} ${extra}`)) return [];
    const code = isExclude ? 'exclude-bare-domain' : 'include-bare-domain';
    const fix = addLines(script, [{name: entry.key, value: extra}]);
    return [finding(code, line, {value, host}, fix)];
  }
  if (/\.tld$/.test(value)) return say('include-tld-no-slash', setValue(entry, `${value}/*`));
  if (/^[a-z*]+:\/\/[^/]*[^/*]$/.test(value))
    return say('include-no-path', setValue(entry, `${value}/*`));
  const startsAnywhere = /^(?:\*|[a-z-]+\*?:\/\/)/.test(value);
  return startsAnywhere ? [] : say('include-no-scheme', setValue(entry, `*://${value}`));
}

function judgeRegex(
  entry: HeaderEntry,
  {source, flags}: Extract<MatchRule, {kind: 'regex'}>,
  say: (code: RuleCode, fix?: Fix) => Finding[],
): Finding[] {
  if (entry.key === 'include' && isBareLiteral(source)) {
    return say('include-regex-as-glob', setValue(entry, `/.*${source}.*/`));
  }
  if (flags.includes('i')) return [];
  return say('include-regex-flags', setValue(entry, `/${source}/${flags}i`));
}

/** Rules about where a page script runs. */
export const matchingRules: readonly Rule[] = [presence, matchLines, includeLines];
