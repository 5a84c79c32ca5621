import {type Api, apis, targetOfApi, targetOfKey} from '../catalogue';
import type {RuleCode} from './rules/levels';
import {type Finding, knownKey} from './rules/script';

/** Rules that are not named after the key they are about. */
const keysOfRules: Partial<Record<RuleCode, string>> = {
  'update-pair': 'updateURL',
  'icon-popup-only': 'defaulticon',
  'retry-in-page': 'background',
  'retry-with-none': 'grant',
  'match-exclude-only': 'match',
  'require-css': 'require-css',
  'background-redundant': 'crontab',
};

const pagesOfRules: readonly (readonly [prefix: string, target: string])[] = [
  ['config-', 'config/'],
  ['api-', 'api/'],
  ['code-', ''],
  ['block-', 'meta/'],
  ['line-', 'meta/'],
];

/** The metadata key a finding is about, as the documentation spells it. */
export function findingKey({code, params}: Finding): string | undefined {
  const written = params.key === undefined ? undefined : String(params.key).toLowerCase();
  const candidates = [keysOfRules[code], written, ...prefixes(code)];
  for (const candidate of candidates) {
    const known = candidate && knownKey(candidate.toLowerCase());
    if (known) return known.name;
  }
  return undefined;
}

/** `run-at-menu` gives `run-at-menu`, `run-at`, `run`. */
function prefixes(code: string): string[] {
  const words = code.split('-');
  return words.map((_, index) => words.slice(0, words.length - index).join('-'));
}

/** Where the developer guide explains a finding: a page below it, or nothing. */
export function findingTarget(finding: Finding): string {
  const page = pagesOfRules.find(([prefix]) => finding.code.startsWith(prefix));
  const name = String(finding.params.name ?? '');
  if (/^(?:GM|CAT)/.test(name)) return apiTarget(name);
  if (page) return page[1];
  const key = findingKey(finding);
  return key ? targetOfKey(key) : 'meta/';
}

const apisByName = new Map<string, Api>(apis.map((api) => [api.name, api]));

/** `GM.x` is documented with `GM_x`. */
export function findApi(name: string): Api | undefined {
  const plain = name
    .replace(/^GM\./, 'GM_')
    .replace('GM_xmlHttpRequest', 'GM_xmlhttpRequest')
    .replace('GM_getResourceUrl', 'GM_getResourceURL');
  return apisByName.get(plain);
}

/** Where the developer guide documents an API. */
export function apiTarget(name: string): string {
  const api = findApi(name);
  return api ? targetOfApi(api) : 'api/';
}
