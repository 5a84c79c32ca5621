import {type Claim, claims} from '@scriptcat/claims';
import {startOwnServer} from '@scriptcat/testing/own-server';
import {within} from '@scriptcat/testing/within';
import {isBefore} from '@scriptcat/userscript';
import {runClaims} from './claims/run';
import {runCron} from './cron/run';
import {type BrowserOptions, removeProfiles} from './extension/browser';
import {ScriptCat} from './extension/scriptcat';
import {readVersion} from './extension/version';
import {checkLabels} from './labels/run';
import {checkFirstInstallation} from './links/first-installation';
import {checkAddresses, followFlows} from './links/run';
import {installSkills} from './links/skills';
import {type MatchCell, runFileRows, runMatching} from './matching/run';
import type {Finding, Omission} from './results';
import {runSamples, sampleNames} from './samples/run';
import {playScenes} from './scenes';
import {checkRescue, rescueIds} from './scenes/rescue';
import {startWorld, type World} from './world';

export const parts = [
  'claims',
  'scenes',
  'samples',
  'matching',
  'cron',
  'labels',
  'links',
] as const;
export type Part = (typeof parts)[number];

/** Parts that run in Firefox, too. */
export const firefoxParts: readonly Part[] = ['claims', 'samples', 'labels'];

export interface Verification {
  version: string;
  /** The version of Firefox, if it wasn't Chromium. */
  firefox?: number;
  findings: Partial<Record<Part, Finding[]>>;
  omissions: Omission[];
  matching: MatchCell[];
}

interface Run {
  options: BrowserOptions;
  world: World;
  site: string;
  version: string;
  firefox?: number;
  extension: string;
  /** Beginnings of ids, such as `prompts/`. Parts that can't run single checks run completely. */
  groups: readonly string[];
  /** Checks to repeat. */
  only?: ReadonlySet<string>;
}

/** Whether a check is asked for, and the version has what it is about. */
function isAsked({only, groups, version}: Run, id: string): boolean {
  const since = claims.find((claim) => claim.id === id)?.since;
  return (
    (!only || only.has(id)) &&
    (groups.length === 0 || groups.some((group) => id.startsWith(group))) &&
    (!since || !isBefore(version, since))
  );
}

/** Each part gets its own browser, so that it doesn't see the scripts of another. */
async function inBrowser<T>({options}: Run, task: (scriptcat: ScriptCat) => Promise<T>) {
  const scriptcat = await ScriptCat.start(options);
  try {
    return await task(scriptcat);
  } finally {
    await scriptcat.close();
  }
}

/** Why a version of Firefox can’t run a claim. */
function unableIn(firefox: number, {id, kind}: Claim): string | undefined {
  if (firefox < 154 && kind === 'background') return 'background scripts need Firefox 154 or later';
  // ScriptCat sends one request at a time there, and a file never counts as sent.
  if (id === 'isolation/local-file') return 'it blocks all later requests in Firefox';
  return undefined;
}

/** Claims that the browser can run. The others are named in the result. */
function leaveOut({firefox}: Run, {omissions}: Verification, asked: readonly Claim[]): Claim[] {
  return asked.filter((claim) => {
    const reason = firefox && unableIn(firefox, claim);
    if (reason) omissions.push({id: claim.id, reason});
    return !reason;
  });
}

const runners: Record<Part, (run: Run, result: Verification) => Promise<Finding[]>> = {
  claims: (run, result) =>
    inBrowser(run, (scriptcat) => {
      const asked = claims.filter(({id, needs}) => needs !== 'scene' && isAsked(run, id));
      return runClaims(scriptcat, leaveOut(run, result, asked), run);
    }),
  scenes: async (run) => [
    ...(await inBrowser(run, (scriptcat) => playScenes(scriptcat, run, (id) => isAsked(run, id)))),
    ...(rescueIds.some((id) => isAsked(run, id)) ? await checkRescue(run.options, run.world) : []),
  ],
  samples: (run, result) =>
    inBrowser(run, async (scriptcat) => {
      const names = sampleNames().filter((name) => isAsked(run, name));
      const {findings, omissions} = await runSamples(scriptcat, run.world, names);
      result.omissions.push(...omissions);
      return findings;
    }),
  matching: async (run, result) => {
    const withFiles = {...run, options: {...run.options, fileAccess: true}};
    const measured = [
      await inBrowser(run, (scriptcat) => runMatching(scriptcat, run.version)),
      await inBrowser(withFiles, runFileRows),
    ];
    result.omissions.push(...measured.flatMap(({omissions}) => omissions));
    result.matching.push(...measured.flatMap(({cells}) => cells));
    return measured.flatMap(({findings}) => findings);
  },
  cron: (run) => inBrowser(run, runCron),
  labels: async ({extension}) => checkLabels([extension]),
  links: async (run) => [
    ...(await checkAddresses(run.site)),
    ...(await inBrowser(run, async (scriptcat) => [
      ...(await followFlows(scriptcat, run.version)),
      ...(await installSkills(scriptcat, run)),
    ])),
    ...(await checkFirstInstallation(run.options)),
  ],
};

/** The guides print the interface of this version and later ones. */
const labelsSince = '1.5.0-beta.1';

const applies = (part: Part, version: string) =>
  part !== 'labels' || !isBefore(version, labelsSince);

/** Whether the parts need the built site. */
export const needsSite = (chosen: readonly Part[]) =>
  chosen.some((part) => part === 'links' || part === 'samples' || part === 'scenes');

/** Longer than any part takes on a busy machine. */
const partMs = 30 * 60_000;

/**
 * Retries failed checks in a fresh browser, since a stalled machine is not a difference in the
 * extension. Checks that pass only then are printed as flaky.
 */
async function withSecondTry(part: Part, run: Run, result: Verification): Promise<Finding[]> {
  const attempt = () => within(runners[part](run, result), partMs, `the end of ${part}`);
  const findings = await attempt().catch((error) => {
    console.log(`flaky: ${part} › ${error.message}`);
    return attempt();
  });
  const failed = new Set(findings.filter(({passed}) => !passed).map(({id}) => id));
  if (failed.size === 0) return findings;
  const scratch: Verification = {...result, omissions: [], matching: []};
  const again = await runners[part]({...run, only: failed}, scratch);
  const recovered = new Set(
    again.filter(({id, passed}) => passed && failed.has(id)).map(({id}) => id),
  );
  for (const id of recovered) console.log(`flaky: ${part} › ${id}`);
  for (const omission of scratch.omissions) {
    if (recovered.has(omission.id)) result.omissions.push(omission);
  }
  return findings.map((finding) =>
    recovered.has(finding.id) ? {id: finding.id, passed: true} : finding,
  );
}

/** Parts mostly wait for the browser, so lanes run in parallel, each with its own world. */
const lanes: readonly (readonly Part[])[] = [
  ['claims'],
  ['samples', 'matching', 'cron', 'labels'],
  ['scenes', 'links'],
];

const optionsIn = (extension: string, isFirefox: boolean, world: World): BrowserOptions => ({
  extension,
  resolverRules: world.resolverRules,
  ...(isFirefox && {firefoxProxy: world.proxy}),
});

async function readExtension(extension: string, isFirefox: boolean) {
  const world = await startWorld();
  const scriptcat = await ScriptCat.start(optionsIn(extension, isFirefox, world));
  try {
    const {firefox} = scriptcat;
    return {version: await readVersion(scriptcat), ...(firefox && {firefox})};
  } finally {
    await scriptcat.close();
    world.close();
  }
}

/** Runs the parts asked for against an unpacked extension. */
export async function verify(
  extension: string,
  chosen: readonly Part[],
  {groups = [], isFirefox = false}: {groups?: readonly string[]; isFirefox?: boolean} = {},
): Promise<Verification> {
  const site = needsSite(chosen) ? await startOwnServer() : undefined;
  const tested = await readExtension(extension, isFirefox);
  const {version} = tested;
  const result: Verification = {...tested, findings: {}, omissions: [], matching: []};
  const runLane = async (lane: readonly Part[]) => {
    const world = await startWorld(site && {siteOrigin: site.origin});
    const options = optionsIn(extension, isFirefox, world);
    const run = {...tested, options, world, site: site?.origin ?? '', extension, groups};
    for (const part of lane) {
      const started = performance.now();
      result.findings[part] = await withSecondTry(part, run, result);
      report(part, result.findings[part] ?? [], performance.now() - started);
    }
    world.close();
  };
  const asked = chosen.filter((part) => applies(part, version));
  for (const part of chosen.filter((part) => !asked.includes(part))) {
    console.log(`${part.padEnd(10)}left out: the guides are about ${labelsSince} and later`);
  }
  try {
    await Promise.all(lanes.map((lane) => runLane(lane.filter((part) => asked.includes(part)))));
    return result;
  } finally {
    for (const {id, reason} of isFirefox ? result.omissions : []) {
      console.log(`left out: ${id} (${reason})`);
    }
    await removeProfiles();
    await site?.stop();
  }
}

function report(part: Part, findings: readonly Finding[], milliseconds: number) {
  const failed = findings.filter(({passed}) => !passed);
  const seconds = (milliseconds / 1000).toFixed(0).padStart(4);
  const passed = String(findings.length - failed.length).padStart(5);
  console.log(
    `${part.padEnd(10)}${passed} passed ${String(failed.length).padStart(4)} failed ${seconds} s`,
  );
  for (const {id, expected, seen} of failed) {
    console.log(`  ✗ ${id}`);
    if (expected !== undefined) console.log(`      expected ${JSON.stringify(expected)}`);
    if (seen !== undefined) console.log(`      seen     ${JSON.stringify(seen)?.slice(0, 300)}`);
  }
}
