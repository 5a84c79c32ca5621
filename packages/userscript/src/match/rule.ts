import type words from '@scriptcat/content/tools/match/reasons';
/** The keys whose values decide where a page script runs. */
export type RuleKey = 'match' | 'include' | 'exclude';

/** One line as written, with its number in the pasted text. */
export interface RuleLine {
  key: RuleKey;
  value: string;
  line: number;
}

/** The parts of a match pattern. */
export interface MatchPattern {
  scheme: string;
  host: string;
  path: string;
}

/** What was changed in a `@match` value before it was read. */
export type Rewrite = keyof (typeof words)['en']['rewrites'];

/** Why a line takes no part in matching. */
export type IgnoredBecause = keyof (typeof words)['en']['ignored'];

/** A line as the matcher understands it. */
export type Rule = RuleLine &
  (
    | {kind: 'match'; pattern: MatchPattern; normalised: string; rewrites: readonly Rewrite[]}
    | {kind: 'glob'; normalised: string; hasTld: boolean}
    | {kind: 'regex'; normalised: string; source: string; flags: string}
    | {kind: 'ignored'; normalised: string; because: IgnoredBecause}
  );

/** A rule of one kind. */
export type RuleOf<Kind extends Rule['kind']> = Extract<Rule, {kind: Kind}>;

const matchGrammar = /^(\*|[-a-z]+):\/\/([^/]*)(\/.*)$/;

/** Reads one line with the grammar its key calls for. */
export function parseRule(line: RuleLine): Rule {
  const {value} = line;
  if (value === '') return ignored(line, 'empty');
  if (value.includes('\t')) return ignored(line, 'tab');
  return line.key === 'match' ? parseMatchLine(line) : parseIncludeLine(line);
}

function parseMatchLine(line: RuleLine): Rule {
  if (line.value.startsWith('/')) return ignored(line, 'regex-in-match');
  if (line.value === '<all_urls>') return ignored(line, 'all-urls');
  const rewrites: Rewrite[] = [];
  const rewritten = rewriteMatch(line.value, rewrites);
  const parts = matchGrammar.exec(rewritten);
  if (!parts) return ignored(line, 'bare-host');
  const [, scheme = '', host = '', path = ''] = parts;
  const problem = hostProblem(scheme, host);
  if (problem) return ignored(line, problem);
  return {...line, kind: 'match', pattern: {scheme, host, path}, normalised: rewritten, rewrites};
}

function rewriteMatch(value: string, rewrites: Rewrite[]): string {
  const note = (rewrite: Rewrite, before: string, after: string): string => {
    if (before !== after) rewrites.push(rewrite);
    return after;
  };
  let text = note('stars-collapsed', value, value.replace(/\*{2,}/g, '*'));
  if (text === '*') return note('everything', text, '*://*/');
  text = note('http-star', text, text.replace(/^http\*:\/\//, '*://'));
  if (!/^(?:\*|[-a-z]+):\/\//.test(text)) {
    // A bare host stays unreadable: only "host/path" is completed.
    if (!/^[^/]+\//.test(text)) return text;
    text = note('scheme-added', text, `*://${text}`);
  }
  const [, scheme = '', authority = '', rest = ''] = /^([^/]*:\/\/)([^/]*)(.*)$/s.exec(text) ?? [];
  let host = note('port-dropped', authority, authority.replace(/:.*$/s, ''));
  if (host !== '*') host = note('host-star-dropped', host, host.replace(/\*$/, ''));
  host = note('subdomain-star', host, host.replace(/^\*(?=[^.])/, '*.'));
  const path = note('root-added', rest, rest || '/');
  return scheme + host + path;
}

function hostProblem(scheme: string, host: string): IgnoredBecause | undefined {
  if (host === '') return scheme === 'file' ? undefined : 'host-empty';
  if (host === '*') return undefined;
  const name = host.startsWith('*.') ? host.slice(2) : host;
  if (name.includes('*')) return 'host-wildcard';
  return name === '' || name.startsWith('.') || /[?:]/.test(name) ? 'host-invalid' : undefined;
}

function parseIncludeLine(line: RuleLine): Rule {
  const expression = /^\/(.+)\/([a-z]*)$/s.exec(line.value);
  if (expression) return parseRegexLine(line, expression[1] ?? '', expression[2] ?? '');
  const collapsed = line.value.replace(/\*{2,}/g, '*');
  const completed = expandTld(collapsed);
  const pattern = asPlainMatch(completed);
  if (pattern) return {...line, kind: 'match', pattern, normalised: completed, rewrites: []};
  return {
    ...line,
    kind: 'glob',
    normalised: normaliseGlob(completed),
    hasTld: completed !== collapsed,
  };
}

function parseRegexLine(line: RuleLine, source: string, flags: string): Rule {
  const used = flags || 'i';
  try {
    new RegExp(source, used);
    return {...line, kind: 'regex', normalised: `/${source}/${used}`, source, flags: used};
  } catch {
    return ignored(line, 'regex-invalid');
  }
}

/** `.tld/` in the host part stands for any suffix of two characters or more. */
function expandTld(value: string): string {
  const at = value.indexOf('.tld/');
  if (at < 0 || value.slice(0, at).split('/').length > 3) return value;
  return `${value.slice(0, at)}.??*/${value.slice(at + '.tld/'.length)}`;
}

function asPlainMatch(value: string): MatchPattern | undefined {
  if (value.includes('*.')) return undefined;
  const parts = matchGrammar.exec(value);
  if (!parts) return undefined;
  const [, scheme = '', host = '', path = ''] = parts;
  return hostProblem(scheme, host) ? undefined : {scheme, host, path};
}

/** Moves the single-character marks of a run in front of its star: `*??*` becomes `??*`. */
function normaliseGlob(glob: string): string {
  return glob.replace(/[*?]+/g, (run) => {
    return run.includes('*') ? `${run.replaceAll('*', '')}*` : run;
  });
}

function ignored(line: RuleLine, because: IgnoredBecause): Rule {
  return {...line, kind: 'ignored', normalised: line.value, because};
}
