import type {LanguageTag} from '@scriptcat/contract';
import {
  abilityText,
  analyseMatches,
  apiMarkdown,
  apis,
  checkHeader,
  cronProblemText,
  cronWarningText,
  describeCron,
  explainCron,
  findingText,
  fixText,
  matchReasonText,
  metadataKeys,
  metadataMarkdown,
  offsetText,
  readRules,
  riskText,
  summariseScript,
  targetOfApi,
  targetOfKey,
  whenClosedText,
  wholeEntry,
} from '@scriptcat/userscript';

interface Asked {
  language: LanguageTag;
  now: number;
}

const RUNS = 5;
const MAX_FINDINGS = 50;
const MAX_NAMES = 20;

/** Names are compared without case, `@` and the difference between `GM.x` and `GM_x`. */
const loose = (name: string) => name.toLowerCase().replace(/^@/, '').replaceAll('.', '_');

const entries = [
  ...apis.map((api) => ({
    name: api.name,
    path: `/docs/dev/${targetOfApi(api)}`,
    read: (language: LanguageTag) => apiMarkdown(api, language),
  })),
  ...metadataKeys.map((key) => ({
    name: `@${key.name}`,
    path: `/docs/dev/${targetOfKey(key.name)}`,
    read: (language: LanguageTag) => metadataMarkdown(key, language),
  })),
];

function lookUp({name, language}: Asked & {name: string}): string {
  const wanted = loose(name);
  const exact = entries.find((entry) => loose(entry.name) === wanted);
  if (exact) return `${wholeEntry(exact.name, exact.read(language))}\n\n${exact.path}`;
  const near = entries.filter((entry) => wanted.length > 1 && loose(entry.name).includes(wanted));
  const names = (near.length > 0 ? near : entries).map((entry) => entry.name);
  const more = names.length > MAX_NAMES ? ', …' : '';
  return `There’s no “${name}”. ${near.length > 0 ? 'Similar' : 'Known'} names: ${names.slice(0, MAX_NAMES).join(', ')}${more}`;
}

function checkScript({script, language}: Asked & {script: string}): string {
  const {kind, findings} = checkHeader(script);
  const lines = findings.slice(0, MAX_FINDINGS).map((finding) => {
    const fix = finding.fix ? ` Fix: ${fixText(finding.fix, language)}` : '';
    return `- line ${finding.line}, ${finding.level} (${finding.code}): ${findingText(finding, language)}${fix}`;
  });
  const abilities = summariseScript(script)?.abilities.map(
    (ability) => `- ${riskText(ability.risk, language)}: ${abilityText(ability, language)}`,
  );
  return [
    `Kind: ${kind ?? 'unknown'}. Findings: ${findings.length}.`,
    ...lines,
    ...(abilities?.length ? ['', 'What the script may do:', ...abilities] : []),
  ].join('\n');
}

function testMatch({
  rules,
  urls,
  language,
}: Asked & {rules: string; urls: readonly string[]}): string {
  const {lines, earlyStart} = readRules(rules);
  const {verdicts} = analyseMatches(lines, urls, {earlyStart});
  return verdicts
    .flatMap(({url, runs, browser, scriptcat}) => [
      `${url}: ${runs}`,
      `  browser: ${matchReasonText(browser, language)}`,
      `  ScriptCat: ${matchReasonText(scriptcat, language)}`,
    ])
    .join('\n');
}

interface CronArgs extends Asked {
  expression: string;
  utc_offset: number;
}

function explain({expression, utc_offset, now, language}: CronArgs): string {
  const explanation = explainCron(expression, {after: now, offset: utc_offset, count: RUNS});
  if (!explanation.ok) return cronProblemText(explanation.problem, language);
  const {schedule, runs, warnings, whenClosed} = explanation;
  /** A moment in the zone of the question. */
  const localTime = (instant: number) =>
    `${new Date(instant + utc_offset * 60_000).toISOString().slice(0, 19)} UTC${offsetText(utc_offset)}`;
  return [
    describeCron(schedule, language),
    ...runs.map((run) => `- ${localTime(run)}`),
    whenClosedText(whenClosed, language),
    ...warnings.map((warning) => `Warning: ${cronWarningText(warning, language, localTime)}`),
  ].join('\n');
}

const answers = {
  look_up: lookUp,
  check_script: checkScript,
  test_match: testMatch,
  explain_cron: explain,
};

/** A question about scripts, its arguments checked by the schema of its tool; it may take long. */
export interface ScriptQuestion {
  tool: keyof typeof answers;
  args: object;
}

export const answerScriptQuestion = ({tool, args}: ScriptQuestion) => answers[tool](args as never);
