import {type Claim, claimScript, type Json} from '@scriptcat/claims';
import {isBefore} from '@scriptcat/userscript';
import pLimit from 'p-limit';
import {answerPrompts} from '../extension/prompts';
import type {ScriptCat} from '../extension/scriptcat';
import {Tabs} from '../extension/tabs';
import {compared, type Finding} from '../results';
import {poll} from '../wait';

const pageReport = `(text) => document.documentElement.setAttribute('data-claim', text)`;
const resultKey = 'claim result';
const backgroundReport = `(text) => GM_setValue('${resultKey}', text)`;
/** How long the slowest claim may take on a busy machine. */
const timeout = 40_000;

/** A version of the extension, and of Firefox if it isn't in Chromium. */
export interface Tested {
  version: string;
  firefox?: number;
}

/** The expected result in a version. */
export function expectedIn(
  {expect, until, firefox}: Pick<Claim, 'expect' | 'until' | 'firefox'>,
  tested: Tested,
) {
  if (tested.firefox && firefox !== undefined) return firefox;
  return until && isBefore(tested.version, until.version) ? until.expect : expect;
}

/** Compares what was observed with what a version must show. */
export const judge = (
  claim: Pick<Claim, 'id' | 'expect' | 'until' | 'firefox'>,
  seen: Json,
  tested: Tested,
): Finding => compared(claim.id, expectedIn(claim, tested), seen);

function readResult(text: string | undefined): Json {
  if (text === undefined) return 'no answer';
  const result = JSON.parse(text) as {value?: Json; thrown?: Json};
  return result.thrown === undefined ? (result.value ?? null) : {thrown: result.thrown};
}

/** Each claim has a host of its own, so that no script sees another's page, values or cookies. */
const hostOf = (index: number) => `claim-${index}.test`;

/** Runs claims in the extension and compares what they saw. */
export async function runClaims(
  scriptcat: ScriptCat,
  claims: readonly Claim[],
  tested: Tested,
): Promise<Finding[]> {
  if (claims.length === 0) return [];
  if (claims.some(({kind}) => kind === 'background')) await scriptcat.backgroundReady();
  const tabs = new Tabs(scriptcat);
  const prompts = answerPrompts(scriptcat, {duration: 'permanent'});
  const hosts = new Map(claims.map((claim, index) => [claim, hostOf(index)]));
  const installed = new Map<Claim, string>();
  for (const claim of claims) {
    const code =
      claim.kind === 'background'
        ? claimScript(withGrant(claim), {report: backgroundReport})
        : claimScript(claim, {match: `https://${hosts.get(claim)}/*`, report: pageReport});
    installed.set(claim, (await scriptcat.install(code)).uuid);
  }
  const ofPages = claims.filter(({kind}) => kind !== 'background');
  await scriptcat.registered(ofPages.map((claim) => installed.get(claim) ?? ''));

  const limit = pLimit(3);
  const check = async (claim: Claim) => {
    const seen = readResult(
      claim.kind === 'background'
        ? await observeBackground(scriptcat, installed.get(claim) ?? '')
        : await observePage(tabs, `https://${hosts.get(claim)}/`),
    );
    return judge(claim, seen, tested);
  };
  const findings = await Promise.all(claims.map((claim) => limit(check, claim)));
  await tabs.close();
  prompts.stop();
  await scriptcat.remove(...installed.values());
  return findings;
}

const withGrant = (claim: Claim): Claim => ({
  ...claim,
  grant: [...new Set([...(claim.grant ?? []), 'GM_setValue'])],
});

const observePage = (tabs: Tabs, url: string) =>
  tabs.visit(url, (page) =>
    poll(
      () =>
        page.evaluate(() => document.documentElement.getAttribute('data-claim')).catch(() => null),
      timeout,
    ),
  );

const observeBackground = (scriptcat: ScriptCat, uuid: string) =>
  poll(async () => (await scriptcat.values(uuid))[resultKey] as string | undefined, timeout);
