import {Script} from 'node:vm';
import * as v from 'valibot';
import type {Content} from '../content';
import {type Kind, typedBy} from '../kind';
import {Claim, shared} from './claim';

/** Compiles the code without running it. Type checks would refuse what claims do wrong on purpose. */
function compiles(script: string): boolean {
  try {
    return Boolean(new Script(`(async () => {${script}\n})`));
  } catch {
    return false;
  }
}

const Compiled = v.pipe(
  Claim,
  v.check(({script = ''}) => compiles(script), 'the script is not valid JavaScript.'),
);

/** A file of claims. Fields in `shared` hold for all claims that don't set them. */
const File = v.pipe(
  v.strictObject({
    shared: v.optional(v.partial(v.strictObject(shared))),
    claims: v.record(v.string(), v.looseObject({})),
  }),
  v.transform(({shared, claims}) => {
    const complete = Object.entries(claims).map(([key, claim]) => [key, {...shared, ...claim}]);
    return {claims: Object.fromEntries(complete) as unknown};
  }),
  v.object({claims: v.record(v.string(), Compiled)}),
);

const readClaims = (content: Content, group: string): Claim[] =>
  Object.entries(content.facts(`claims/${group}`, File).claims).map(([key, claim]) => ({
    id: `${group}/${key}`,
    ...claim,
  }));

/** The sentences that `npm run verify` holds the extension to. */
export const claims: Kind = {
  folder: 'claims',
  modules: (content) => [
    {
      name: 'claims',
      value: content.files('claims').flatMap((group) => readClaims(content, group)),
      type: typedBy('kinds/claim')('Claim', 'readonly Claim[]'),
    },
  ],
};
