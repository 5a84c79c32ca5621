import type {LanguageTag} from '@scriptcat/contract';
import {
  abilityText,
  analyseMatches,
  apiAnchor,
  apiMarkdown,
  apiPage,
  apis,
  checkHeader,
  cronProblemText,
  cronWarningText,
  describeCron,
  type EntryMarkdown,
  explainCron,
  type FilterVerdict,
  findingText,
  fixText,
  matchReasonText,
  metadataAnchor,
  metadataKeys,
  metadataMarkdown,
  offsetText,
  readRules,
  riskText,
  summariseScript,
  whenClosedText,
} from '@scriptcat/userscript';

/** A question about scripts, checked; every one may take long. */
export type ScriptQuestion =
  | {tool: 'check'; script: string; locale: LanguageTag}
  | {tool: 'match'; rules: string; urls: readonly string[]; locale: LanguageTag}
  | {tool: 'cron'; expression: string; offset: number; now: number; locale: LanguageTag}
  | {tool: 'lookUp'; name: string; locale: LanguageTag};

const RUNS = 5;
const MAX_FINDINGS = 50;
const MAX_NAMES = 20;

function check(script: string, locale: LanguageTag): string {
  const {kind, findings} = checkHeader(script);
  const summary = summariseScript(script);
  const lines = findings.slice(0, MAX_FINDINGS).map((finding) => {
    const fix = finding.fix ? ` Fix: ${fixText(finding.fix, locale)}` : '';
    return `- line ${finding.line}, ${finding.level} (${finding.code}): ${findingText(finding, locale)}${fix}`;
  });
  const abilities = summary?.abilities.map(
    (ability) => `- ${riskText(ability.risk, locale)}: ${abilityText(ability, locale)}`,
  );
  return [
    `Kind: ${kind ?? 'unknown'}. Findings: ${findings.length}.`,
    ...lines,
    ...(abilities?.length ? ['', 'What the script may do:', ...abilities] : []),
  ].join('\n');
}

const because = (verdict: FilterVerdict, locale: LanguageTag) => matchReasonText(verdict, locale);

function match(rules: string, urls: readonly string[], locale: LanguageTag): string {
  const {lines, earlyStart} = readRules(rules);
  const {verdicts} = analyseMatches(lines, urls, {earlyStart});
  return verdicts
    .map(({url, runs, browser, scriptcat}) =>
      [
        `${url}: ${runs}`,
        `  browser: ${because(browser, locale)}`,
        `  ScriptCat: ${because(scriptcat, locale)}`,
      ].join('\n'),
    )
    .join('\n');
}

/** A moment in the zone of the question. */
const localTime = (instant: number, offset: number) =>
  `${new Date(instant + offset * 60_000).toISOString().slice(0, 19)} UTC${offsetText(offset)}`;

function cron({expression, offset, now, locale}: Extract<ScriptQuestion, {tool: 'cron'}>): string {
  const explanation = explainCron(expression, {after: now, offset, count: RUNS});
  if (!explanation.ok) return cronProblemText(explanation.problem, locale);
  const {schedule, runs, warnings, whenClosed} = explanation;
  return [
    describeCron(schedule, locale),
    ...runs.map((run) => `- ${localTime(run, offset)}`),
    whenClosedText(whenClosed, locale),
    ...warnings.map(
      (warning) =>
        `Warning: ${cronWarningText(warning, locale, (instant) => localTime(instant, offset))}`,
    ),
  ].join('\n');
}

/** Names are compared without case, `@` and the difference between `GM.x` and `GM_x`. */
const loose = (name: string) => name.toLowerCase().replace(/^@/, '').replaceAll('.', '_');

interface Entry {
  name: string;
  path: string;
  read: (locale: LanguageTag) => EntryMarkdown;
}

const entries: readonly Entry[] = [
  ...apis.map((api) => ({
    name: api.name,
    path: `/docs/dev/${apiPage(api)}/#${apiAnchor(api.name)}`,
    read: (locale: LanguageTag) => apiMarkdown(api, locale),
  })),
  ...metadataKeys.map((key) => ({
    name: `@${key.name}`,
    path: `/docs/dev/meta/#${metadataAnchor(key.name)}`,
    read: (locale: LanguageTag) => metadataMarkdown(key, locale),
  })),
];

function lookUp(name: string, locale: LanguageTag): string {
  const wanted = loose(name);
  const exact = entries.find((entry) => loose(entry.name) === wanted);
  if (exact) {
    const {lead, rest} = exact.read(locale);
    return `# ${exact.name}\n\n${lead}\n\n${rest}\n\n${exact.path}`;
  }
  const near = entries.filter((entry) => wanted.length > 1 && loose(entry.name).includes(wanted));
  const names = (near.length > 0 ? near : entries).map((entry) => entry.name);
  const more = names.length > MAX_NAMES ? ', …' : '';
  return `There is no "${name}". ${near.length > 0 ? 'Similar' : 'Known'} names: ${names.slice(0, MAX_NAMES).join(', ')}${more}`;
}

/** Answers a question with plain text. */
export function answerScriptQuestion(question: ScriptQuestion): string {
  switch (question.tool) {
    case 'check':
      return check(question.script, question.locale);
    case 'match':
      return match(question.rules, question.urls, question.locale);
    case 'cron':
      return cron(question);
    case 'lookUp':
      return lookUp(question.name, question.locale);
  }
}
