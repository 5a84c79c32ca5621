import type {Level} from '../../src/index';
import type {CheckedFile} from '../check-file';

const commands: Record<Level, string> = {error: 'error', warning: 'warning', info: 'notice'};

/** Workflow commands, which GitHub shows beside the lines of a change. */
export function toGithub(files: readonly CheckedFile[]): string {
  return files
    .flatMap(({file, findings}) =>
      findings.map(({level, line, code, message}) => {
        const place = `file=${property(file)},line=${line},title=${property(code)}`;
        return `::${commands[level]} ${place}::${data(message)}`;
      }),
    )
    .join('\n');
}

function data(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function property(text: string): string {
  return data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
