import {once} from 'node:events';
import {readSettings} from '../config';
import {rootCause} from '../root-cause';
import {createStore, type FeedbackStore} from '../store';
import {runFeedbackCommand} from './feedback-commands';

// A backup holds what visitors wrote, for nobody else to read.
process.umask(0o077);

// A reader that has seen enough (`… | head`) closes the pipe; that is no failure.
process.stdout.on('error', () => process.exit(0));

let store: FeedbackStore | undefined;
try {
  store = createStore(readSettings().DATABASE_URL);
  process.exitCode = await runFeedbackCommand(process.argv.slice(2), {
    store,
    now: Date.now,
    input: process.stdin,
    write: async (text) => {
      if (!process.stdout.write(text)) await once(process.stdout, 'drain');
    },
    say: (text) => process.stderr.write(text),
  });
} catch (cause) {
  const {message} = cause as Error;
  const reason = rootCause(cause);
  process.stderr.write(reason === message ? `${message}\n` : `${message}: ${reason}\n`);
  process.exitCode = 1;
} finally {
  await store?.close();
}
