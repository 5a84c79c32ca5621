import {type Claim, claimScript, claims, type Json} from '@scriptcat/claims';
import {describe, expect, test} from 'vitest';
import {createManager} from './index';
import {createHost, read} from './testing';

/** Runs a claim's script on a page of its own and returns what it reports. */
async function observe(claim: Claim): Promise<Json> {
  // As in the real extension, where a background script reports through a value.
  const report = claim.kind === 'background' ? ['GM_setValue'] : [];
  const granted = {...claim, grant: [...(claim.grant ?? []), ...report]};
  const source = claimScript(granted, {match: 'https://shop.example/*', report: '__report'});
  const {host} = createHost();
  const reported = new Promise<string>((resolve) => {
    host.globals = {...host.globals, __report: resolve};
  });
  const {start} = createManager().load(read(source), host);
  const outcome = await start(source);
  if (outcome.status === 'error') throw outcome.error;
  const {value, thrown} = JSON.parse(await reported);
  return thrown === undefined ? value : {thrown};
}

describe('what the reference says also holds here', () => {
  const own = claims.filter(({needs = 'simulator'}) => needs === 'simulator');
  test.concurrent.each(own.map((claim) => [claim.id, claim] as const))('%s', async (_id, claim) => {
    expect(await observe(claim)).toEqual(claim.expect);
  });
});
