import type words from '@scriptcat/content/tools/header/abilities';
import type {ScriptKind} from '../catalogue';
import {createRegistration} from '../match/browser-filter';
import {parseRule} from '../match/rule';
import {parseHeader} from '../metadata/parse';
import {createScript, type Script} from '../metadata/rules/script';

/** How far an ability reaches. */
export type Risk = keyof (typeof words)['en']['risks'];

/** Something a script may do. */
export type AbilityCode = keyof (typeof words)['en']['abilities'];

/** One ability of a script. */
export interface Ability {
  code: AbilityCode;
  risk: Risk;
  /** Sites, hosts or addresses it concerns. */
  details: readonly string[];
}

/** What a script may do to its user, as far as its text tells. */
export interface ScriptSummary {
  name: string;
  kind: ScriptKind;
  risk: Risk;
  abilities: readonly Ability[];
}

const risks: readonly Risk[] = ['low', 'medium', 'high'];

/** Abilities that come with a grant, whatever the code does with it today. */
const granted: readonly (readonly [names: RegExp, code: AbilityCode, risk: Risk])[] = [
  [/^GM[_.]cookie/, 'cookies', 'high'],
  [/^CAT\.agent/, 'agent', 'high'],
  [/^GM[_.]download$/, 'downloads', 'medium'],
  [/^GM[_.](?:openInTab|closeInTab|getTabs?|saveTab)$|^window\.(?:close|focus)$/, 'tabs', 'low'],
  [/^GM[_.]setClipboard$/, 'clipboard', 'medium'],
  [/^GM[_.](?:notification|updateNotification)$/, 'notifications', 'low'],
  [/^CAT_fileStorage$/, 'files', 'medium'],
  [/^GM[_.](?:get|set|delete|list)Values?$/, 'storage', 'low'],
  [/^GM[_.]registerMenuCommand$|^CAT_registerMenuInput$/, 'menu', 'low'],
];

/** Says what a script may do; nothing when the text holds no script. */
export function summariseScript(source: string): ScriptSummary | undefined {
  const parsed = parseHeader(source);
  if (!parsed.ok) return undefined;
  const script = createScript(source, parsed.header);
  const {kind, all} = script;
  if (kind === 'subscribe') return undefined;
  const byGrant = granted.flatMap(([names, code, risk]) => {
    const has = script.granted.some((value) => names.test(value));
    return has ? [{code, risk, details: []}] : [];
  });
  const abilities: Ability[] = [
    ...whereItRuns(script),
    ...network(script),
    ...byGrant,
    ...foreignCode(script),
  ];
  const most = Math.max(0, ...abilities.map(({risk}) => risks.indexOf(risk)));
  const name = all('name').find(({locale}) => locale === undefined)?.value ?? '';
  return {name, kind, risk: risks[most] ?? 'low', abilities};
}

function whereItRuns({kind, all, granted: values}: Script): Ability[] {
  if (kind === 'background') return [{code: 'background', risk: 'low', details: []}];
  if (kind === 'crontab') {
    return [{code: 'schedule', risk: 'low', details: all('crontab').map(({value}) => value)}];
  }
  const keys = ['match', 'include', 'exclude'] as const;
  const rules = keys.flatMap((key) =>
    all(key).map(({value, line}) => parseRule({key, value, line})),
  );
  const {dropped, refused} = createRegistration(rules);
  const positive = rules.filter(
    (rule) => rule.key !== 'exclude' && rule.kind !== 'ignored' && !dropped.includes(rule),
  );
  if (positive.length === 0 || refused) {
    return [{code: 'pages-none', risk: 'low', details: []}];
  }
  const sites = positive.map((rule) => siteOf(rule.normalised, rule.kind));
  const everywhere = sites.includes(undefined);
  const inPage: Ability[] =
    values.includes('none') || values.includes('unsafeWindow')
      ? [{code: 'page-code', risk: 'low', details: []}]
      : [];
  if (everywhere) return [{code: 'pages-all', risk: 'medium', details: []}, ...inPage];
  const names = [...new Set(sites.filter((site) => site !== undefined))];
  return [{code: 'pages-some', risk: 'low', details: names}, ...inPage];
}

/** The host a rule is limited to; nothing when it may be any. */
function siteOf(rule: string, kind: string): string | undefined {
  const plain = kind === 'regex' ? rule.replaceAll('\\', '').replace(/^\/\^?/, '') : rule;
  const host = /^[^/]*?:?\/\/((?:[^/()[\]|]+))/.exec(plain)?.[1];
  const bare = /([a-z0-9-]+(?:\.[a-z0-9-]+)+)/i.exec(host ?? plain)?.[1];
  if (host === undefined) return kind === 'match' ? undefined : bare;
  return bare ? host.replace(/:\d*$/, '') : /^localhost/.test(host) ? host : undefined;
}

function network({all, granted: values}: Script): Ability[] {
  const canAsk = values.some((value) => /^GM[_.](?:xmlhttpRequest|cookie)$/i.test(value));
  if (!canAsk) return [];
  const hosts = all('connect')
    .map(({value}) => value)
    .filter(Boolean);
  if (hosts.includes('*')) return [{code: 'network-all', risk: 'high', details: []}];
  if (hosts.length > 0) return [{code: 'network-hosts', risk: 'medium', details: hosts}];
  return [{code: 'network-asks', risk: 'medium', details: []}];
}

function foreignCode({all, source, header}: Script): Ability[] {
  const requires = all('require').filter(({value}) => /^https?:/i.test(value));
  const loose = requires.filter(({value}) => !/#.*sha(?:256|384|512)[-=]/i.test(value));
  const code = source.slice(header.to);
  const isDynamic = /\beval\s*\(|\bnew\s+Function\s*\(/.test(code);
  const hosts = (lines: typeof requires): string[] => [
    ...new Set(lines.map(({value}) => /^https?:\/\/([^/]+)/i.exec(value)?.[1] ?? value)),
  ];
  const found: Ability[] = [];
  if (loose.length > 0) found.push({code: 'remote-code', risk: 'medium', details: hosts(loose)});
  else if (requires.length > 0) {
    found.push({code: 'remote-code-fixed', risk: 'low', details: hosts(requires)});
  }
  if (isDynamic) found.push({code: 'dynamic-code', risk: 'medium', details: []});
  return found;
}
