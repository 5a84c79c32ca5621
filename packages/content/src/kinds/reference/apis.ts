import {optionalText, textOf, textsOfList} from '../../content';
import {type Kind, typedBy} from '../../kind';
import {type ReadApi, readApis} from './api';
import {fields} from './fields';
import {readGrants} from './grants';
import {compatibility} from './shared';
import type {Grant} from './types';

/** A removed API keeps its former grant. The grant with the API's own name comes first. */
function grantsOf({name, names, facts}: ReadApi, grants: readonly Grant[], known: Set<string>) {
  if (facts.status === 'removed') return [name];
  const giving = grants
    .filter((grant) => known.has(grant.name) && grant.injects.some((each) => names.includes(each)))
    .map((grant) => grant.name);
  const isOwn = (grant: string) => names.includes(grant);
  return [...giving.filter(isOwn), ...giving.filter((grant) => !isOwn(grant))];
}

function mergeApi(api: ReadApi, grants: readonly string[]) {
  const {name, group, facts, words} = api;
  return {
    name,
    group,
    status: facts.status,
    grants,
    signatures: facts.signatures,
    promise: facts.promise,
    contexts: facts.contexts,
    since: facts.since,
    removed: facts.removed,
    changes: facts.changes?.map((version) => ({
      version,
      text: textOf(words, ({changes}) => changes?.[version]),
    })),
    summary: textOf(words, ({summary}) => summary),
    params: facts.params && fields(facts.params, words, ({params}) => params),
    objects:
      facts.objects &&
      Object.entries(facts.objects).map(([object, {fields: own, ...rest}]) => ({
        name: object,
        title: textOf(words, ({objects}) => objects?.[object]?.title),
        ...rest,
        fields: fields(own, words, ({objects}) => objects?.[object]?.fields),
      })),
    returns: optionalText(words, ({returns}) => returns),
    permission: optionalText(words, ({permission}) => permission),
    notes: textsOfList(words, ({notes}) => notes) ?? [],
    mistake: optionalText(words, ({mistake}) => mistake),
    errors: facts.errors?.map((message) => ({
      message,
      when: textOf(words, ({errors}) => errors?.[message]),
    })),
    compat: compatibility(facts.compat, words),
    sample: facts.sample,
  };
}

const typed = typedBy('kinds/reference/types');

/** `reference/apis`, a folder for each API, and `reference/grants.yaml`. */
export const apis: Kind = {
  folder: 'reference/apis',
  modules(content) {
    const found = readApis(content);
    const grants = readGrants(content, found);
    // A grant that is no API's name is accepted, but not recommended.
    const known = new Set(found.flatMap(({names}) => names));
    return [
      {
        name: 'reference/apis',
        value: found.map((api) => mergeApi(api, grantsOf(api, grants, known))),
        type: typed('Api', 'readonly Api[]'),
      },
      {name: 'reference/grants', value: grants, type: typed('Grant', 'readonly Grant[]')},
    ];
  },
};
