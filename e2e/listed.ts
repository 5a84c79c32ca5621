import hosts from '@scriptcat/content/guide/contacted-hosts';
import keys from '@scriptcat/content/guide/stored-keys';
import type {ContactedHosts, StorageArea} from '@scriptcat/content/kinds/guide';

/** Whether a key found in the browser is on the list of what the site writes there. */
export function isListedKey(area: StorageArea, key: string): boolean {
  return keys.rows.some(
    ({id, areas, isPrefix}) => areas.includes(area) && (isPrefix ? key.startsWith(id) : key === id),
  );
}

/** Whether a host is on the list, for an installation with nothing configured or with all of it. */
export function isListedHost(
  host: string,
  needs: readonly ContactedHosts['rows'][number]['need'][],
): boolean {
  return hosts.rows
    .filter((row) => needs.includes(row.need))
    .flatMap((row) => row.hosts)
    .some((listed) => (listed.startsWith('*.') ? host.endsWith(listed.slice(1)) : host === listed));
}
