import check from '@scriptcat/content/texts/help/check';
import {type CheckFacts, fill, type Params} from '@scriptcat/contract';

export interface CheckResult {
  facts: CheckFacts;
  verdicts: readonly string[];
  params: Params;
}

/** The fields of the extension's form for bugs, by their ids there. */
export function reportFields(result: CheckResult, url: string, browser: string) {
  const {facts, verdicts, params} = result;
  const {report} = check.texts;
  const problems = check.rows
    .filter(({id, level}) => level === 'bad' && verdicts.includes(id))
    .map(({title}) => `- ${fill(title, params)}`);
  const version = facts.reports.ScriptCat?.version ?? '';
  const {now, opened, ...seen} = facts;
  return {
    summary: [
      fill(report.summary, {url}),
      ...(problems.length > 0 ? problems : [report.works]),
      '',
      report.expected,
    ].join('\n'),
    steps: fill(report.steps, {version}),
    'scriptcat-version': version && `v${version}`,
    browser,
    details: `${verdicts.join(', ')}\n\n\`\`\`json\n${JSON.stringify(seen, undefined, 1)}\n\`\`\``,
  };
}
