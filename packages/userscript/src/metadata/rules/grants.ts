import {alwaysAvailable, grantNames, grants} from '../../catalogue';
import type {Use} from '../code';
import {createSuggester} from '../nearest';
import type {HeaderEntry} from '../parse';
import {
  addLines,
  type Finding,
  finding,
  grantsFor,
  type Rule,
  removeLine,
  type Script,
  setValue,
} from './script';

/** Names earlier versions had. */
const removedNames = ['CAT_setProxy', 'CAT_clearProxy', 'CAT_click', 'GM_getCookieStore'];
/** Names of other managers that ScriptCat does not provide. */
const absentNames = [
  'GM_webRequest',
  'GM_audio',
  'GM.webRequest',
  'GM.audio',
  'GM_head',
  'GM_fetch',
];
/** There are fewer grants than this; further lines can only repeat. */
const mostGrants = 200;
const freeNames = new Set([...alwaysAvailable, 'CATRetryError']);

const grantLines: Rule = (script) => {
  const suggest = createSuggester(grantNames);
  return script
    .all('grant')
    .slice(0, mostGrants)
    .flatMap((entry) => judgeGrant(script, entry, suggest));
};

function judgeGrant(
  script: Script,
  entry: HeaderEntry,
  suggest: (word: string) => string | undefined,
): Finding[] {
  const {value, line} = entry;
  if (value === '' || value === 'none' || value === 'unsafeWindow') return [];
  const params = {value};
  if (freeNames.has(value)) return [finding('grant-not-needed', line, params, removeLine(entry))];
  if (removedNames.includes(value))
    return [finding('grant-removed', line, params, removeLine(entry))];
  if (absentNames.includes(value)) {
    return [finding('grant-not-provided', line, params, removeLine(entry))];
  }
  if (value === 'GM.xmlhttpRequest' || value === 'GM.getResourceURL') {
    const right = value === 'GM.xmlhttpRequest' ? 'GM.xmlHttpRequest' : 'GM.getResourceUrl';
    return [finding('grant-spelling', line, {value, right}, setValue(entry, right))];
  }
  const known = grants.find(({name}) => name === value);
  if (!known) {
    const nearest = suggest(value) ?? '';
    const fix = nearest ? setValue(entry, nearest) : removeLine(entry);
    return [finding('grant-unknown', line, {value, nearest}, fix)];
  }
  const isBackground = script.kind === 'background' || script.kind === 'crontab';
  if (isBackground && !known.contexts.includes('background')) {
    return [finding('grant-page-only', line, params, removeLine(entry))];
  }
  return unused(script, entry, known.injects);
}

function unused(script: Script, entry: HeaderEntry, injects: readonly string[]): Finding[] {
  const {code, used} = script;
  const {value, line} = entry;
  const cannotTell = used.size === 0 || value.startsWith('window.');
  if (cannotTell || used.has(value) || injects.some((name) => used.has(name))) return [];
  // A scan may take a name for a part of a string, so it alone does not show that one is missing.
  if (code.problem && [value, ...injects].some((name) => isWritten(script, name))) return [];
  return [finding('grant-unused', line, {value}, removeLine(entry))];
}

/** True when the last part of a name stands anywhere outside of the header. */
function isWritten({source, header}: Script, name: string): boolean {
  const part = name.slice(Math.max(name.lastIndexOf('.'), name.indexOf('_')) + 1);
  const at = source.indexOf(part);
  return (at >= 0 && at < header.from) || source.includes(part, header.to);
}

const mixed: Rule = (script) => {
  const none = script.all('grant').find(({value}) => value === 'none');
  const hasApi = script.granted.some((value) => /^(?:GM|CAT)/.test(value));
  return none && hasApi ? [finding('grant-none-mixed', none.line, {}, removeLine(none))] : [];
};

const missing: Rule = (script) => {
  if (script.kind === 'subscribe' || script.has('unwrap')) return [];
  const uses = firstUses(script.code.uses).filter(({name}) => !freeNames.has(name));
  const absent = uses.filter(({name}) => absentNames.includes(name) || removedNames.includes(name));
  const needed = uses.filter(
    (use) => grantsFor(use.name).length > 0 && !script.available.has(use.name),
  );
  const findings = absent.map(({name, line}) => finding('api-not-provided', line, {name}));
  if (needed.length === 0) return findings;
  const none = script.all('grant').find(({value}) => value === 'none');
  const lines = needed.map(({name}) => ({name: 'grant', value: grantsFor(name)[0] ?? name}));
  if (none && !script.granted.some((value) => value !== 'none')) {
    const names = needed.map(({name}) => name).join(', ');
    const add = addLines(script, lines);
    const edits = [...removeLine(none).edits, ...add.edits];
    const fix = {...add, code: 'replace-line', edits} as const;
    return [...findings, finding('grant-none-used', none.line, {names}, fix)];
  }
  return [
    ...findings,
    ...needed.map(({name, line}, index) => {
      const fix = addLines(script, lines.slice(index, index + 1));
      return finding('grant-missing', line, {name}, fix);
    }),
  ];
};

function firstUses(uses: readonly Use[]): Use[] {
  const seen = new Set<string>();
  return uses.filter(({name}) => !seen.has(name) && seen.add(name));
}

const retry: Rule = ({code, kind, granted}) => {
  const use = code.uses.find(({name}) => name === 'CATRetryError');
  if (!use || kind === 'subscribe') return [];
  if (kind === 'page') return [finding('retry-in-page', use.line)];
  return granted.includes('none') ? [finding('retry-with-none', use.line)] : [];
};

const unwrapped: Rule = ({all, has, granted, code}) => {
  const [unwrap] = all('unwrap');
  if (!unwrap) return [];
  const findings: Finding[] = [];
  const usesApi = code.uses.some(({name}) => name !== 'unsafeWindow');
  const wantsApi = usesApi || granted.some((value) => value !== 'none');
  if (wantsApi) findings.push(finding('unwrap-grant', unwrap.line, {}, removeLine(unwrap)));
  if (code.hasTopLevelAwait || code.hasTopLevelReturn) {
    findings.push(finding('unwrap-await', unwrap.line));
  }
  if (has('early-start')) findings.push(finding('unwrap-early-start', unwrap.line));
  return findings;
};

/** Rules about APIs and the permission to use them. */
export const grantRules: readonly Rule[] = [grantLines, mixed, missing, retry, unwrapped];
