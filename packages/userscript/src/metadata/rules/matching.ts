import {canonicalHost} from '../../match/address';
import {createRegistration} from '../../match/browser-filter';
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
  // Libraries for @require say it this way.
  if (exclude?.value === '*') return [finding('match-library', exclude.line)];
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
  const broken = /^(https?|file|ftp)(?::\/?|\/\/)(?=[^/*:])/i.exec(value);
  if (broken) {
    const mended = `${broken[1]?.toLowerCase()}://${value.slice(broken[0].length)}`;
    return say('match-scheme-broken', setValue(entry, mended));
  }
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

/** The browser refuses a scheme with its line, and a host with the whole script. */
const refusals: Rule = ({kind, all}) => {
  if (kind !== 'page') return [];
  const keys = ['match', 'include', 'exclude'] as const;
  const rules = keys.flatMap((key) =>
    all(key).map(({value, line}) => parseRule({key, value, line})),
  );
  const {dropped, refused} = createRegistration(rules);
  const schemes = dropped.map(({key, value, line, normalised}) => {
    const scheme = /^[^:/]*/.exec(normalised)?.[0] ?? '';
    const entry = all(key).find((one) => one.line === line);
    const isTypo = /^h?t{1,3}ps?s?$/.test(scheme);
    const fix = entry && isTypo ? setValue(entry, value.replace(/^[^:]+/, 'https')) : undefined;
    return finding('match-refused-scheme', line, {key, value, scheme}, fix);
  });
  if (refused?.kind !== 'match') return schemes;
  const {key, value, line, pattern} = refused;
  return [...schemes, finding('match-refused-host', line, {key, value, host: pattern.host})];
};

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
  const rule = parseRule({key: isExclude ? 'exclude' : 'include', value, line});
  const idle = idleReason(entry, rule);
  if (idle && isExclude) return [finding('exclude-nothing', line, {value})];
  if (idle) return [finding(idle.code, line, {value}, idle.fix)];
  if (rule.kind === 'regex') {
    const isSensitive = !rule.flags.includes('i') && /[A-Z]/.test(rule.source);
    return isSensitive
      ? [
          finding(
            'include-regex-flags',
            line,
            {value},
            setValue(entry, `/${rule.source}/${rule.flags}i`),
          ),
        ]
      : [];
  }
  const bare = /^(\*|[a-z*]+):\/\/\*\.([a-z0-9.-]+)(\/.*)$/.exec(value);
  if (rule.kind !== 'glob' || !bare) return [];
  const [, scheme = '*', host = '', path = '/*'] = bare;
  const extra = `${scheme}://${host}${path}`;
  if (written.has(`${entry.key} ${extra}`)) return [];
  const code = isExclude ? 'exclude-bare-domain' : 'include-bare-domain';
  const fix = addLines(script, [{name: entry.key, value: extra}]);
  return [finding(code, line, {value, host}, fix)];
}

/** Why an `@include` or `@exclude` line matches no page, if so. */
function idleReason(
  entry: HeaderEntry,
  rule: MatchRule,
): {code: RuleCode; fix?: Fix | undefined} | undefined {
  const {value} = entry;
  if (value === '<all_urls>') return {code: 'include-all-urls', fix: setValue(entry, '*://*/*')};
  if (rule.kind === 'ignored') {
    return {code: rule.because === 'tab' ? 'match-tab' : 'include-regex-invalid'};
  }
  if (rule.kind !== 'glob') return undefined;
  if (/^\/./.test(value) && !value.startsWith('//')) return {code: 'include-regex-unclosed'};
  if (/\.tld$/.test(value)) {
    return {code: 'include-tld-no-slash', fix: setValue(entry, `${value}/*`)};
  }
  if (/^[a-z*?]+:\/\/[^/]*[^/*?]$/.test(value)) {
    return {code: 'include-no-path', fix: setValue(entry, `${value}/*`)};
  }
  const hasScheme = /^[a-z][a-z0-9+.-]*:/i.test(value);
  if (hasScheme || canStartAddress(value)) return undefined;
  return {code: 'include-no-scheme', fix: setValue(entry, `*://${value.replace(/^\/\//, '')}`)};
}

const addressStarts = ['http://', 'https://', 'file:///', 'ftp://'];

/** Whether an address can start the way a glob does, up to its first `*`. */
function canStartAddress(glob: string): boolean {
  const [head = ''] = glob.split('*');
  return addressStarts.some((start) => {
    const length = Math.min(head.length, start.length);
    return Array.from({length}, (_, index) => index).every(
      (index) => head[index] === '?' || head[index] === start[index],
    );
  });
}

/** Rules about where a page script runs. */
export const matchingRules: readonly Rule[] = [presence, matchLines, includeLines, refusals];
