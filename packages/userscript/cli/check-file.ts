import type {LanguageTag} from '@scriptcat/contract';
import {
  abilityText,
  checkHeader,
  findingText,
  fixText,
  isSafeFix,
  type Level,
  previewFix,
  type RuleCode,
  riskText,
  summariseScript,
} from '../src/index';

/** A finding with its sentence. */
export interface CheckedFinding {
  code: RuleCode;
  level: Level;
  line: number;
  message: string;
  fix?: {
    label: string;
    isSafe: boolean;
    changes: readonly {line: number; before?: string | undefined; after?: string | undefined}[];
  };
}

/** A file and all its findings. */
export interface CheckedFile {
  file: string;
  kind: string | undefined;
  findings: readonly CheckedFinding[];
  summary?: {
    risk: string;
    abilities: readonly {risk: string; text: string; details: readonly string[]}[];
  };
}

interface Wanted {
  language: LanguageTag;
  isQuiet: boolean;
  hasSummary: boolean;
}

/** Checks one script. */
export function checkFile(file: string, source: string, options: Wanted): CheckedFile {
  const {language, isQuiet, hasSummary} = options;
  const {findings, kind} = checkHeader(source);
  const shown = findings.filter(({level}) => !isQuiet || level === 'error');
  const summary = hasSummary ? summaryOf(source, language) : undefined;
  return {
    file,
    kind,
    findings: shown.map((finding) => {
      const {code, level, line, fix} = finding;
      const message = findingText(finding, language).replaceAll('`', '');
      if (!fix) return {code, level, line, message};
      const label = fixText(fix, language).replaceAll('`', '');
      const changes = previewFix(source, fix);
      return {code, level, line, message, fix: {label, isSafe: isSafeFix(finding), changes}};
    }),
    ...(summary && {summary}),
  };
}

function summaryOf(source: string, language: LanguageTag): CheckedFile['summary'] {
  const summary = summariseScript(source);
  if (!summary) return undefined;
  return {
    risk: riskText(summary.risk, language),
    abilities: summary.abilities.map((ability) => ({
      risk: riskText(ability.risk, language),
      text: abilityText(ability, language).replaceAll('`', ''),
      details: ability.details,
    })),
  };
}
