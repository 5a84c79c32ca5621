import {
  analyseMatches,
  applySafeFixes,
  checkHeader,
  checkMigration,
  createConfigForm,
  type OtherManager,
  readRules,
  summariseScript,
} from '@scriptcat/userscript';
import {prepare} from '../Playground/prepare';

/** Rules as they were pasted and one address per line. */
export interface MatchQuestion {
  rules: string;
  urls: string;
}

/** Everything the tools ask for; each may take long, so a worker does it. */
export const answers = {
  check: (source: string) => ({
    source,
    report: checkHeader(source),
    summary: summariseScript(source),
  }),
  fixAll: applySafeFixes,
  match: ({rules, urls}: MatchQuestion) => {
    const input = readRules(rules);
    const addresses = urls
      .split('\n')
      .map((url) => url.trim())
      .filter(Boolean);
    return {...input, ...analyseMatches(input.lines, addresses, {earlyStart: input.earlyStart})};
  },
  config: createConfigForm,
  migrate: ({source, from}: {source: string; from: OtherManager}) => ({
    source,
    ...checkMigration(source, from),
  }),
  prepare,
};

export type Answers = typeof answers;
