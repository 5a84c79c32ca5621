import {once} from 'node:events';
import {readServerConfig} from '../config';
import {createStore} from '../store';
import {runFeedbackCommand} from './feedback-commands';

const read = readServerConfig();
if (!read.ok) {
  process.stderr.write(`${read.problem}\n`);
  process.exit(1);
}
// A backup holds what visitors wrote, for nobody else to read.
process.umask(0o077);
const store = createStore(read.config.databaseUrl);

// A reader that has seen enough (`… | head`) closes the pipe; that is no failure.
process.stdout.on('error', () => process.exit(0));

try {
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
  const reason = cause instanceof Error && cause.cause instanceof Error ? cause.cause : cause;
  process.stderr.write(`${cause}\n${reason === cause ? '' : `${reason}\n`}`);
  process.exitCode = 1;
} finally {
  await store.close();
}
