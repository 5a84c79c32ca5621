import {type Claim, claimScript, type Json} from '@scriptcat/claims';
import {isBefore} from '@scriptcat/userscript';
import pLimit from 'p-limit';
import type {Page} from 'playwright-core';
import {answerPrompts} from '../extension/prompts';
import {closePage, type ScriptCat} from '../extension/scriptcat';
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

/** Runs claims in the extension and compares what they saw. */
export async function runClaims(
  scriptcat: ScriptCat,
  claims: readonly Claim[],
  tested: Tested,
): Promise<Finding[]> {
  if (claims.length === 0) return [];
  if (claims.some(({kind}) => kind === 'background')) await scriptcat.backgroundReady();
  const idle: Page[] = [];
  const prompts = answerPrompts(scriptcat, {duration: 'permanent'});
  // A host of its own for each, so that no script sees another's page, values or cookies.
  const hosts = new Map(claims.map((claim, index) => [claim, `claim-${index}.test`]));
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
        : await observePage(scriptcat, idle, `https://${hosts.get(claim)}/`),
    );
    return judge(claim, seen, tested);
  };
  const findings = await Promise.all(claims.map((claim) => limit(check, claim)));
  await Promise.all(idle.map(closePage));
  prompts.stop();
  await scriptcat.remove(...installed.values());
  return findings;
}

const withGrant = (claim: Claim): Claim => ({
  ...claim,
  grant: [...new Set([...(claim.grant ?? []), 'GM_setValue'])],
});

/** Takes an idle tab, since opening one costs more than loading its page. */
async function observePage({context}: ScriptCat, idle: Page[], url: string) {
  const page = idle.pop() ?? (await context.newPage());
  const read = () => page.evaluate(() => document.documentElement.getAttribute('data-claim'));
  try {
    await page.goto(url);
    return await poll(() => read().catch(() => null), timeout);
  } finally {
    if (!page.isClosed()) idle.push(page);
  }
}

const observeBackground = (scriptcat: ScriptCat, uuid: string) =>
  poll(async () => (await scriptcat.values(uuid))[resultKey] as string | undefined, timeout);
