import type {Level} from '../../src/index';
import type {CheckedFile} from '../check-file';

const levels: Record<Level, string> = {error: 'error', warning: 'warning', info: 'note'};

/** SARIF 2.1.0, which code scanning reads. */
export function toSarif(files: readonly CheckedFile[]): string {
  const codes = [...new Set(files.flatMap(({findings}) => findings.map(({code}) => code)))].sort();
  const results = files.flatMap(({file, findings}) =>
    findings.map(({code, level, line, message}) => ({
      ruleId: code,
      level: levels[level],
      message: {text: message},
      locations: [
        {physicalLocation: {artifactLocation: {uri: encodeURI(file)}, region: {startLine: line}}},
      ],
    })),
  );
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {driver: {name: 'scriptcat-check', rules: codes.map((id) => ({id}))}},
        results,
      },
    ],
  };
  return JSON.stringify(log, undefined, 2);
}
