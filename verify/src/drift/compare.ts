import {hasLabel} from '../labels/interface-texts';
import type {Reference} from './reference';

/** The same data, collected from the documentation. */
export interface Documented {
  /** Names of the reference, with the kinds that are known to be gone. */
  names: readonly string[];
  removedNames: readonly string[];
  /** Fields by interface, and those that the extension does not declare although they work. */
  fields: Readonly<Record<string, readonly string[]>>;
  grants: readonly string[];
  metadataKeys: readonly string[];
  unreadKeys: readonly string[];
  /** Labels printed in the guides, with the page. */
  labels: readonly {label: string; page: string}[];
  addresses: readonly string[];
}

export interface Drift {
  /** `new` is in the extension only, `gone` in the documentation only. */
  kind: 'new' | 'gone' | 'renamed';
  what: 'name' | 'option' | 'grant' | 'metadata key' | 'label' | 'address';
  name: string;
  /** The likely new name. */
  now?: string;
  /** The file to edit. */
  file: string;
}

const folder = 'content/reference';
const withoutSlash = (address: string) => address.replace(/\/(?=#|$)/, '').toLowerCase();

/** Letters that two words share at the start and the end, as a part of the longer one. */
export function likeness(a: string, b: string): number {
  const [left, right] = [a.toLowerCase(), b.toLowerCase()];
  const longest = Math.max(left.length, right.length);
  const shortest = Math.min(left.length, right.length);
  let start = 0;
  while (start < shortest && left[start] === right[start]) start += 1;
  let end = 0;
  while (end < shortest - start && left.at(-1 - end) === right.at(-1 - end)) end += 1;
  return longest === 0 ? 1 : (start + end) / longest;
}

/** Pairs what is new with what is gone where the two look alike. */
function pairRenames(list: readonly Drift[]): Drift[] {
  const result: Drift[] = [];
  const used = new Set<Drift>();
  for (const gone of list.filter(({kind}) => kind === 'gone')) {
    const match = list.find(
      (item) =>
        item.kind === 'new' &&
        item.what === gone.what &&
        !used.has(item) &&
        likeness(item.name, gone.name) >= 0.75,
    );
    if (!match) continue;
    used.add(match).add(gone);
    result.push({...gone, kind: 'renamed', now: match.name});
  }
  return [...result, ...list.filter((item) => !used.has(item))];
}

function differences(
  what: Drift['what'],
  file: string,
  have: readonly string[],
  documented: readonly string[],
  ignored: readonly string[] = [],
): Drift[] {
  const known = new Set([...documented, ...ignored]);
  const present = new Set(have);
  return [
    ...have
      .filter((name) => !known.has(name))
      .map((name) => ({kind: 'new' as const, what, name, file})),
    ...documented
      .filter((name) => !present.has(name))
      .map((name) => ({kind: 'gone' as const, what, name, file})),
  ];
}

/** Differences between the documentation and a version of the extension. */
export function compare(reference: Reference, documented: Documented): Drift[] {
  const {declarations, grants, metadataKeys, labels, addresses} = reference;
  const callable = documented.names.filter((name) => !name.includes('.'));
  const options = Object.entries(declarations.fields).flatMap(([type, fields]) => {
    const own = Object.entries(documented.fields).find(
      ([name]) => name.toLowerCase() === type.toLowerCase(),
    );
    if (!own) return [];
    const qualified = (list: readonly string[]) => list.map((field) => `${own[0]}.${field}`);
    return (
      differences('option', `${folder}/apis`, qualified(fields), qualified(own[1]))
        // The documentation also has what works without being declared.
        .filter(({kind}) => kind === 'new')
    );
  });
  const lower = (list: readonly string[]) => list.map((key) => key.toLowerCase());
  const contract = documented.addresses.map(withoutSlash);
  return [
    ...pairRenames(
      differences('name', `${folder}/apis`, declarations.names, callable, documented.removedNames),
    ),
    ...options,
    ...pairRenames(differences('grant', `${folder}/grants.yaml`, grants, documented.grants)),
    ...pairRenames(
      differences(
        'metadata key',
        `${folder}/meta`,
        metadataKeys,
        lower(documented.metadataKeys),
        lower(documented.unreadKeys),
      ),
    ),
    ...documented.labels
      .filter(({label}) => labels.size > 0 && !hasLabel(labels, label))
      .map(({label, page}) => ({
        kind: 'gone' as const,
        what: 'label' as const,
        name: label,
        file: page,
      })),
    ...addresses
      .filter((address) => !contract.includes(withoutSlash(address)))
      .map((name) => ({
        kind: 'new' as const,
        what: 'address' as const,
        name,
        file: 'content/site/addresses.yaml',
      })),
  ];
}
