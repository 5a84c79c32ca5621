import type {HeaderEntry} from '../parse';
import {
  addLines,
  type Finding,
  finding,
  type Rule,
  removeLine,
  renameKey,
  type Script,
  setValue,
} from './script';

const bareHost = /^(?:[a-z0-9_]([a-z0-9_-]*[a-z0-9_])?)(?:\.[a-z0-9_]([a-z0-9_-]*[a-z0-9_])?)*$/i;

const connectLines: Rule = ({all, kind}) => {
  const allowsAll = all('connect').some(({value}) => value === '*');
  return all('connect').flatMap((entry): Finding[] => {
    const {value, line} = entry;
    if (value === '') return [];
    if (value === '*') return [finding('connect-everything', line)];
    if (value === 'self') {
      const isBackground = kind === 'background' || kind === 'crontab';
      return isBackground ? [finding('connect-self-background', line, {}, removeLine(entry))] : [];
    }
    if (isHost(value) || allowsAll) return [];
    const host = /^(?:(?:\*|[a-z]+):\/\/)?(?:\*\.)?([^/:?#*]+)(?:[/:].*)?$/i.exec(value)?.[1] ?? '';
    const isPlain = host.includes('.') && isHost(host);
    const fix = isPlain ? setValue(entry, host.toLowerCase()) : undefined;
    return [finding('connect-malformed', line, {value}, fix)];
  });
};

function isHost(value: string): boolean {
  if (/^\[[0-9a-f:.]+\]$/i.test(value)) return true;
  return value.length <= 253 && (bareHost.test(value) || /^[\p{L}\p{N}.-]+$/u.test(value));
}

const undeclaredHosts: Rule = (script) => {
  const {code, kind} = script;
  if (kind === 'subscribe') return [];
  const declared = new Set(script.all('connect').map(({value}) => value.toLowerCase()));
  const seen = new Set<string>();
  return code.hosts.flatMap(({host, line, api}): Finding[] => {
    if (seen.has(host)) return [];
    seen.add(host);
    if (isAllowed(host, declared) || isOwnPage(script, host)) return [];
    const isRefused = declared.size > 0 && !/download/.test(api);
    if (!isRefused) return [finding('connect-undeclared', line, {host})];
    const fix = addLines(script, [{name: 'connect', value: host}]);
    return [finding('connect-missing', line, {host}, fix)];
  });
};

function isAllowed(host: string, declared: ReadonlySet<string>): boolean {
  if (declared.has('*')) return true;
  const labels = host.split('.');
  return labels.some((_, index) => declared.has(labels.slice(index).join('.')));
}

/** The page's own host needs no line, and with `self` neither do those below it. */
function isOwnPage({all, kind}: Script, host: string): boolean {
  if (kind !== 'page') return false;
  const allowsBelow = all('connect').some(({value}) => value.toLowerCase() === 'self');
  return [...all('match'), ...all('include')].some(({value}) => {
    const [, star, name] = /^[^/]*:\/\/(\*\.?)?([^/:*]+)/.exec(value) ?? [];
    const isBelow = name !== undefined && host.endsWith(`.${name.toLowerCase()}`);
    if (isBelow && (star || allowsBelow)) return true;
    // Other globs and expressions may well cover the host they name.
    return name?.toLowerCase() === host || (!name && value.replaceAll('\\', '').includes(host));
  });
}

const requires: Rule = ({all}) =>
  [...all('require'), ...all('require-css')].flatMap((entry): Finding[] => {
    const {value, line, key} = entry;
    if (value === '') return [];
    if (!/^[a-z][a-z0-9+.-]*:/i.test(value)) return [finding('require-relative', line, {value})];
    if (key === 'require' && /\.css(?:[?#]|$)/i.test(value)) {
      return [finding('require-css', line, {value}, renameKey(entry, 'require-css'))];
    }
    return judgeHash(entry);
  });

function judgeHash({value, line}: HeaderEntry): Finding[] {
  const hash = value.split('#')[1];
  if (!hash) return [];
  const isRight = hash
    .split(/[,;]/)
    .every((part) => /^(?:md5|sha1|sha256|sha384|sha512)[-=].+$/.test(part));
  return isRight ? [] : [finding('require-hash', line, {hash: hash.slice(0, 60)})];
}

const resources: Rule = ({all, code}) => {
  const lines = all('resource');
  const malformed = lines
    .filter(({value}) => value !== '' && value.split(/\s+/).length !== 2)
    .map(({line, value}) => finding('resource-malformed', line, {value}));
  const names = new Set(lines.map(({value}) => value.split(/\s+/)[0]));
  const undeclared = code.resources
    .filter(({name}) => !names.has(name))
    .map(({name, line}) => finding('resource-undeclared', line, {name}));
  return [...malformed, ...undeclared];
};

/** Rules about hosts and files from elsewhere. */
export const networkRules: readonly Rule[] = [connectLines, undeclaredHosts, requires, resources];
