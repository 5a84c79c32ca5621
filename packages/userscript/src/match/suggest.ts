import {parseAddress} from './address';
import type {RuleKey} from './rule';

/** A line that covers an address, and how much else it covers. */
export interface SuggestedRule {
  key: RuleKey;
  value: string;
  covers: 'page' | 'folder' | 'site' | 'domain';
}

/** Writes the rules an author most likely wants for an address, narrowest first. */
export function suggestRules(url: string): SuggestedRule[] {
  const address = parseAddress(url);
  if (!address) return [];
  const {scheme, host, path} = address;
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  // @match has no way to write an IPv6 host, so such an address needs a glob with its port.
  if (host.startsWith('[')) {
    const origin = address.href.slice(0, address.href.indexOf('/', scheme.length + 3));
    return [
      {key: 'include', value: `${origin}${path}*`, covers: 'page'},
      {key: 'include', value: `${origin}/*`, covers: 'site'},
    ];
  }
  const site = `${scheme}://${host}`;
  const rules: SuggestedRule[] = [
    {key: 'match', value: `${site}${path}*`, covers: 'page'},
    {key: 'match', value: `${site}${folder}*`, covers: 'folder'},
    {key: 'match', value: `${site}/*`, covers: 'site'},
  ];
  const isName = /[a-z]/.test(host) && host.includes('.');
  if (isName) {
    const domain = host.replace(/^www\./, '');
    rules.push({key: 'match', value: `*://*.${domain}/*`, covers: 'domain'});
  }
  return rules.filter(
    (rule, index) => rules.findIndex(({value}) => value === rule.value) === index,
  );
}
