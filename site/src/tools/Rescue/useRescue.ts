import type {Difference, Problem} from '@scriptcat/rescue';
import {useEffect, useRef, useState} from 'react';
import {createWorkerClient, type WorkerClient} from '../../shell/worker/client';
import type {Choice, PickedFile, RescueAnswers, ShownReading} from './answers';
import {pickFiles, saveFile} from './files';

/** How long one file may take; more than the largest files need on a slow machine. */
const deadlineMs = 30_000;

const createClient = (): WorkerClient<RescueAnswers> =>
  createWorkerClient({
    start: () => new Worker(new URL('./worker.ts', import.meta.url)),
    deadlineMs,
    patienceMs: deadlineMs,
  });

export type RescueState =
  | {step: 'idle'}
  | {step: 'reading'; file: string; done: number; total: number}
  | {step: 'stopped'; why: 'late' | 'failed'; file: string}
  | {
      step: 'shown';
      reading: ShownReading;
      /** Files that the browser couldn't open. */
      unreadable: Problem[];
      other?: {name: string; differences: Difference[] | undefined};
    };

/** Reads what was chosen, file by file, in a worker that can be stopped. */
export function useRescue() {
  const [state, setState] = useState<RescueState>({step: 'idle'});
  const client = useRef<WorkerClient<RescueAnswers>>(undefined);
  useEffect(() => {
    client.current = createClient();
    // Loads the worker with the tool, which then needs no connection.
    void client.current.ask('start', null);
    return () => client.current?.close();
  }, []);

  const ask: WorkerClient<RescueAnswers>['ask'] = (name, question) => {
    client.current ??= createClient();
    return client.current.ask(name, question);
  };
  const stop = (why: string, file: string) =>
    setState(why === 'late' || why === 'failed' ? {step: 'stopped', why, file} : {step: 'idle'});

  const readBackup = async (file: File) => {
    setState({step: 'reading', file: file.name, done: 0, total: file.size});
    const read = await ask('backup', file);
    if (read.state !== 'answered') stop(read.state, file.name);
    else setState({step: 'shown', reading: read.value, unreadable: []});
  };
  const readFolder = async (all: readonly PickedFile[]) => {
    const files = pickFiles(all);
    const total = files.reduce((sum, {file}) => sum + file.size, 0);
    const unreadable: Problem[] = [];
    let done = 0;
    await ask('start', null);
    for (const picked of files) {
      setState({step: 'reading', file: picked.path, done, total});
      const read = await ask('file', picked);
      if (read.state !== 'answered') return stop(read.state, picked.path);
      if (!read.value) unreadable.push({code: 'damaged', file: picked.path});
      done += picked.file.size;
    }
    const read = await ask('finish', null);
    if (read.state !== 'answered') return stop(read.state, '');
    setState({step: 'shown', reading: read.value, unreadable});
  };

  return {
    state,
    /** Reads a folder, or a backup if that is what was chosen. */
    read(files: readonly PickedFile[]) {
      if (state.step === 'reading') client.current?.close();
      const [first] = files;
      const isBackup = files.length === 1 && first && /\.zip$/i.test(first.file.name);
      return isBackup ? readBackup(first.file) : readFolder(files);
    },
    async compare(file: File) {
      const read = await ask('compare', file);
      if (read.state !== 'answered') return stop(read.state, file.name);
      setState((before) =>
        before.step === 'shown'
          ? {...before, other: {name: file.name, differences: read.value}}
          : before,
      );
    },
    /** The question on its way is answered as outdated, which leads back to the start. */
    cancel: () => client.current?.close(),
    async saveZip(choices: Choice[], name: string) {
      const made = await ask('zip', choices);
      if (made.state === 'answered') saveFile(name, made.value);
      else stop(made.state, name);
    },
    async saveScripts(choices: Choice[]) {
      const made = await ask('scripts', choices);
      if (made.state !== 'answered') return stop(made.state, '');
      for (const {name, code} of made.value) saveFile(name, code);
    },
  };
}
