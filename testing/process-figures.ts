import {readFileSync} from 'node:fs';

const read = (pid: number | string, file: string) => readFileSync(`/proc/${pid}/${file}`, 'utf8');
export const childrenOf = (pid: number) =>
  read(pid, `task/${pid}/children`).trim().split(' ').filter(Boolean).map(Number);

const statusMiB = (pid: number, field: string) =>
  Number(new RegExp(`${field}:\\s+(\\d+)`).exec(read(pid, 'status'))?.[1] ?? 0) / 1024;

/** Memory of a process and its children, in MiB; they share the program. Linux only. */
export function residentMiB(pid: number): number {
  let sum = statusMiB(pid, 'VmRSS');
  for (const child of childrenOf(pid)) {
    // The process may have ended.
    try {
      sum += statusMiB(child, 'RssAnon');
    } catch {}
  }
  return sum;
}

/** CPU time of a process's main thread in milliseconds. */
export function mainThreadMs(pid: number): number {
  return Number(read(pid, `task/${pid}/schedstat`).split(' ')[0]) / 1e6;
}
