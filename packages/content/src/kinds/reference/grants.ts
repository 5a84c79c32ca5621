import * as v from 'valibot';
import type {Content} from '../../content';
import type {ReadApi} from './api';
import type {Grant} from './types';

/** Every value of `@grant`. Contexts and status are those of its API. */
export function readGrants(content: Content, apis: readonly ReadApi[]): readonly Grant[] {
  const apiOf = (name: string) => apis.find(({names}) => names.includes(name));
  const call = v.pipe(
    v.string(),
    v.check((name) => apiOf(name) !== undefined, 'content/reference/apis has no API of this name.'),
    v.check((name) => apiOf(name)?.facts.status !== 'removed', 'the API has been removed.'),
  );
  const facts = content.facts('reference/grants', v.record(v.string(), v.array(call)));
  return Object.entries(facts).map(([name, injects]) => {
    const api = (apiOf(name) ?? apiOf(injects[0] ?? ''))?.facts;
    const status = injects.length === 0 ? (api ? 'optional' : 'special') : api?.status;
    return {
      name,
      injects,
      contexts: api?.contexts ?? ['page', 'background'],
      status: status as Grant['status'],
    };
  });
}
