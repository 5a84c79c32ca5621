import {alwaysAvailable, grantNames, grants} from '../../catalogue';
import type {Use} from '../code';
import {nearestWord} from '../nearest';
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
const freeNames = new Set([...alwaysAvailable, 'CATRetryError']);

const grantLines: Rule = (script) =>
  script.all('grant').flatMap((entry) => judgeGrant(script, entry));

function judgeGrant(script: Script, entry: HeaderEntry): Finding[] {
  const {value, line} = entry;
  if (value === '' || value === 'none' || value === 'unsafeWindow') return [];
  const params = {value};
  if (freeNames.has(value)) return [finding('grant-not-needed', line, params, removeLine(entry))];
  if (removedNames.includes(value)) {
    return [finding('grant-removed', line, params, removeLine(entry))];
  }
  if (absentNames.includes(value)) {
    return [finding('grant-not-provided', line, params, removeLine(entry))];
  }
  if (value === 'GM.xmlhttpRequest' || value === 'GM.getResourceURL') {
    const right = value === 'GM.xmlhttpRequest' ? 'GM.xmlHttpRequest' : 'GM.getResourceUrl';
    return [finding('grant-spelling', line, {value, right}, setValue(entry, right))];
  }
  const known = grants.find(({name}) => name === value);
  if (!known) {
    const nearest = nearestWord(value, grantNames) ?? '';
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
  const {code, has} = script;
  const {value, line} = entry;
  // Code from elsewhere may use it, and so may code that could not be read.
  const cannotTell = code.problem || code.uses.length === 0 || has('require') || has('unwrap');
  if (cannotTell || [value, ...injects].some((name) => isWritten(script, name))) return [];
  return [finding('grant-unused', line, {value}, removeLine(entry))];
}

/** True when the last part of a name stands anywhere outside of the header, even in a string. */
function isWritten({source, header}: Script, name: string): boolean {
  const part = name.slice(Math.max(name.lastIndexOf('.'), name.indexOf('_')) + 1);
  const at = source.indexOf(part);
  return (at >= 0 && at < header.from) || source.includes(part, header.to);
}

const mixed: Rule = (script) => {
  const none = noneLine(script);
  const hasApi = script.granted.some((value) => /^(?:GM|CAT)/.test(value));
  return none && hasApi ? [finding('grant-none-mixed', none.line, {}, removeLine(none))] : [];
};

/** The line that takes every API away, unless the script is one of the context menu. */
function noneLine(script: Script): HeaderEntry | undefined {
  if (!script.granted.includes('none')) return undefined;
  return script.all('grant').find(({value}) => value === 'none');
}

/** A library may fill in the names of the other form, or bring one that is only named alike. */
function isFromLibrary({all}: Script, name: string): boolean {
  const requires = all('require');
  if (name === 'GM_fetch') return requires.length > 0;
  return name.startsWith('GM.') && requires.some(({value}) => /polyfill/i.test(value));
}

const missing: Rule = (script) => {
  if (script.kind === 'subscribe' || script.has('unwrap')) return [];
  const uses = firstUses(script.code.uses.filter(({isRelied}) => isRelied)).filter(
    ({name}) => !freeNames.has(name) && !isFromLibrary(script, name),
  );
  const absent = uses.filter(({name}) => absentNames.includes(name) || removedNames.includes(name));
  const needed = uses.filter(
    (use) => grantsFor(use.name).length > 0 && !script.available.has(use.name),
  );
  const findings = absent.map(({name, line}) => finding('api-not-provided', line, {name}));
  if (needed.length === 0) return findings;
  const none = noneLine(script);
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
  const use = code.uses.find(({name, isRelied}) => isRelied && name === 'CATRetryError');
  if (!use || kind === 'subscribe') return [];
  if (kind === 'page') return [finding('retry-in-page', use.line)];
  return granted.includes('none') ? [finding('retry-with-none', use.line)] : [];
};

const unwrapped: Rule = ({all, has, granted, code}) => {
  const [unwrap] = all('unwrap');
  if (!unwrap) return [];
  const findings: Finding[] = [];
  const relies = code.uses.some(({name, isRelied}) => isRelied && name !== 'unsafeWindow');
  const asks = granted.some((value) => value !== 'none');
  if (relies) findings.push(finding('unwrap-api', unwrap.line, {}, removeLine(unwrap)));
  else if (asks) findings.push(finding('unwrap-grant', unwrap.line));
  if (code.hasTopLevelAwait || code.hasTopLevelReturn) {
    findings.push(finding('unwrap-await', unwrap.line));
  }
  if (has('early-start')) findings.push(finding('unwrap-early-start', unwrap.line));
  return findings;
};

/** Rules about APIs and the permission to use them. */
export const grantRules: readonly Rule[] = [grantLines, mixed, missing, retry, unwrapped];
