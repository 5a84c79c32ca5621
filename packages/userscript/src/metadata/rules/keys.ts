import type {Localized} from '@scriptcat/contract';
import {ignoredKeyNames, ignoredKeyPrefixes, metadataKeys, metadataTexts} from '../../catalogue';
import {nearestWord} from '../nearest';
import type {HeaderEntry} from '../parse';
import {type Finding, finding, knownKey, type Rule, removeLine, renameKey} from './script';

const ignoredNames = new Set(ignoredKeyNames.map((key) => key.toLowerCase()));
const keyNames = metadataKeys.filter(({kind}) => kind !== 'marker').map(({name}) => name);
/** Without their value such lines are left out; other keys may well stay empty. */
const valueKinds = new Set(['match', 'include', 'grant', 'connect', 'resource']);
/** Keys of other managers that change what the script does there. */
const meantKeys = new Set(['exclude-match', 'webrequest']);

const unreadKeys: Rule = ({header}) => header.entries.flatMap(judgeKey);

function judgeKey(entry: HeaderEntry): Finding[] {
  const {key, line} = entry;
  const params = {key: entry.name};
  const known = knownKey(key);
  if (known?.status === 'supported' && known.kind !== 'marker') return [];
  if (meantKeys.has(key)) {
    const fix = key === 'exclude-match' ? renameKey(entry, 'exclude') : undefined;
    return [finding('key-unsupported', line, params, fix)];
  }
  const isForeign = ignoredKeyPrefixes.some((prefix) =>
    entry.name.toLowerCase().startsWith(prefix),
  );
  // What script sites and other managers read is there for them.
  if (known || isForeign || ignoredNames.has(key)) return [];
  const nearest = nearestWord(key, keyNames);
  if (!nearest) return [finding('key-unread', line, params)];
  return [
    finding('key-mistyped', line, {...params, nearest: `@${nearest}`}, renameKey(entry, nearest)),
  ];
}

const wrongKind: Rule = ({header, kind}) =>
  header.entries.flatMap((entry) => {
    const known = knownKey(entry.key);
    if (known?.status !== 'supported' || known.contexts.includes(kind)) return [];
    if (entry.key === 'background') {
      return [finding('background-redundant', entry.line, {}, removeLine(entry))];
    }
    return [finding('key-not-for-kind', entry.line, {key: entry.name, kind}, removeLine(entry))];
  });

const localised: Rule = ({header}) =>
  header.entries.flatMap((entry) => {
    const known = knownKey(entry.key);
    if (entry.locale === undefined || !known || known.localisable) return [];
    return [finding('key-not-localisable', entry.line, {key: entry.key}, removeLine(entry))];
  });

const repeated: Rule = ({header, all}) => {
  const keys = new Set(header.entries.map(({key}) => key));
  return [...keys].flatMap((key) => {
    const known = knownKey(key);
    if (known?.status !== 'supported' || known.repeatable) return [];
    const plain = all(key).filter(({locale}) => locale === undefined);
    return plain
      .slice(1)
      .filter(({value}) => value !== plain[0]?.value)
      .map((entry) => finding('key-repeated', entry.line, {key: entry.name}, removeLine(entry)));
  });
};

const duplicates: Rule = ({header}) => {
  const seen = new Map<string, number>();
  return header.entries.flatMap((entry) => {
    const id = `${entry.name.toLowerCase()} ${entry.value}`;
    const earlier = seen.get(id);
    if (earlier === undefined) seen.set(id, entry.line);
    return earlier === undefined
      ? []
      : [finding('line-duplicate', entry.line, {earlier}, removeLine(entry))];
  });
};

const missingValues: Rule = ({header}) =>
  header.entries.flatMap((entry) => {
    const known = knownKey(entry.key);
    const needsValue = known?.status === 'supported' && valueKinds.has(known.kind);
    if (entry.value !== '' || !needsValue || entry.key === 'name') return [];
    return [finding('value-missing', entry.line, {key: entry.name}, removeLine(entry))];
  });

const links = new Set(['homepage', 'homepageurl', 'website', 'source', 'supporturl']);

const urls: Rule = ({header}) =>
  header.entries
    .filter(({key, value}) => links.has(key) && value !== '' && !/^https?:\/\//i.test(value))
    .map((entry) => finding('url-not-http', entry.line, {key: entry.name}));

const icons: Rule = ({all, has}) => {
  const [fallback] = all('defaulticon');
  const hasOther = ['icon', 'iconurl', 'icon64', 'icon64url'].some(has);
  if (!fallback || hasOther) return [];
  return [finding('icon-popup-only', fallback.line, {}, renameKey(fallback, 'icon'))];
};

const antifeatures: Rule = ({all}) => {
  const known = knownKey('antifeature')?.values ?? [];
  return all('antifeature')
    .filter(({value}) => !known.includes(value.split(/\s/)[0] ?? ''))
    .map(({line, value}) => finding('antifeature-unknown', line, {value, known: known.join(', ')}));
};

/** The name of a key in the reader's language, for tables. */
export function keyTitle(key: string): Localized | undefined {
  const known = knownKey(key);
  return known && metadataTexts[known.name].title;
}

/** Rules about keys as such. */
export const keyRules: readonly Rule[] = [
  unreadKeys,
  wrongKind,
  localised,
  repeated,
  duplicates,
  missingValues,
  urls,
  icons,
  antifeatures,
];
