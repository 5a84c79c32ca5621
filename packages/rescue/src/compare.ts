import type {FoundScript, Reading} from './model';

/** How a script differs between two backups. */
export interface Difference {
  name: string;
  kind: 'only-first' | 'only-second' | 'changed';
  /** What is different in a changed script. */
  parts: ('code' | 'values' | 'switch')[];
  versions: [first: string, second: string];
}

const identity = ({namespace, name}: FoundScript): string => `${namespace}\n${name}`;

/** Compares two readings; scripts belong together by their id, or by name and namespace. */
export function compareReadings(first: Reading, second: Reading): Difference[] {
  const rest = new Set(second.scripts);
  const differences: Difference[] = [];
  for (const script of first.scripts) {
    const others = [...rest];
    const other =
      others.find(({uuid}) => uuid !== '' && uuid === script.uuid) ??
      others.find((each) => identity(each) === identity(script));
    if (other) rest.delete(other);
    const parts = other ? differingParts(script, other) : [];
    if (other && parts.length === 0) continue;
    const kind = other ? 'changed' : 'only-first';
    differences.push({name: script.name, kind, parts, versions: [version(script), version(other)]});
  }
  for (const script of rest) {
    const versions: Difference['versions'] = ['', version(script)];
    differences.push({name: script.name, kind: 'only-second', parts: [], versions});
  }
  return differences;
}

const version = (script: FoundScript | undefined) => script?.generations[0]?.version ?? '';

function differingParts(first: FoundScript, second: FoundScript): Difference['parts'] {
  const parts: Difference['parts'] = [];
  if (first.generations[0]?.code !== second.generations[0]?.code) parts.push('code');
  if (stable(first.values) !== stable(second.values)) parts.push('values');
  if (first.isEnabled !== second.isEnabled) parts.push('switch');
  return parts;
}

const stable = (values: FoundScript['values']): string =>
  JSON.stringify(Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1)));
