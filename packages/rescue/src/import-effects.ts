import {readHeader} from './header';
import type {FoundScript, Reading} from './model';

/** Versions of ScriptCat whose imports differ. */
export const importVersions = ['1.5', '1.4'] as const;
export type ImportVersion = (typeof importVersions)[number];

export type ImportedPart =
  | 'scripts'
  | 'refused'
  | 'values'
  | 'rules'
  | 'update-switch'
  | 'resources'
  | 'subscriptions'
  | 'settings'
  | 'permissions';

/** How many of something a backup has, and whether an import takes them. */
export interface ImportEffect {
  part: ImportedPart;
  count: number;
  isKept: boolean;
}

/** ScriptCat refuses scripts without a header, a name or a namespace. */
export function isImportable({generations: [latest]}: FoundScript): boolean {
  const {name, namespace} = readHeader(latest?.code ?? '');
  return Boolean(name) && namespace !== undefined;
}

/** What an import of the backup itself brings to a version, and what it loses. */
export function importEffects(reading: Reading, version: ImportVersion): ImportEffect[] {
  const isNew = version === '1.5';
  const {source, subscriptions, settings, permissions} = reading;
  const scripts = reading.scripts.filter(isImportable);
  const has = (test: (script: FoundScript) => boolean) => scripts.filter(test).length;
  const effects: ImportEffect[] = [
    {part: 'scripts', count: scripts.length, isKept: true},
    {part: 'refused', count: reading.scripts.length - scripts.length, isKept: false},
    {
      part: 'values',
      count: has(({values}) => Object.keys(values).length > 0),
      isKept: isNew || source !== 'violentmonkey',
    },
    {part: 'rules', count: has(({overrides}) => Object.keys(overrides).length > 0), isKept: isNew},
    {
      part: 'update-switch',
      count: has(({checksUpdates}) => checksUpdates === false),
      isKept: isNew,
    },
    {part: 'resources', count: has(({resources}) => resources.length > 0), isKept: isNew},
    {part: 'subscriptions', count: subscriptions.length, isKept: isNew},
    {part: 'settings', count: Object.keys(settings ?? {}).length, isKept: isNew},
    {part: 'permissions', count: permissions, isKept: false},
  ];
  return effects.filter(({count}) => count > 0);
}
