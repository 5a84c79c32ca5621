import {readdirSync, readFileSync} from 'node:fs';

const TICKS_PER_SECOND = 100;

function readOrNothing(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // The process has ended since it was listed.
    return '';
  }
}

/** The fields of a line of /proc/<pid>/stat; the name before them may hold spaces and brackets. */
export const statFields = (line: string): string[] =>
  line.slice(line.lastIndexOf(') ') + 2).split(' ');

/** Processor time of all ended and awaited children of this process, in seconds. */
export function childCpuSeconds(): number {
  const fields = statFields(readOrNothing('/proc/self/stat'));
  return (Number(fields[13]) + Number(fields[14])) / TICKS_PER_SECOND;
}

function parents(): Map<number, number> {
  const pids = readdirSync('/proc').map(Number).filter(Boolean);
  return new Map(
    pids.map((pid) => [pid, Number(statFields(readOrNothing(`/proc/${pid}/stat`))[1])]),
  );
}

/** A process and everything below it, by a list of who started whom. */
export function treeOf(pid: number, parentOf: ReadonlyMap<number, number>): number[] {
  const children = [...parentOf].filter(([, parent]) => parent === pid);
  return [pid, ...children.flatMap(([child]) => treeOf(child, parentOf))];
}

function residentMiB(pid: number): number {
  const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(readOrNothing(`/proc/${pid}/status`)) ?? [];
  return Number(kilobytes) / 1024;
}

/** Memory of a process and everything below it, now. */
export const treeMiB = (pid: number): number =>
  treeOf(pid, parents()).reduce((sum, each) => sum + residentMiB(each), 0);
