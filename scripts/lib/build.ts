import {fail, run} from './run.mjs';

/** Builds what has changed of site and server, by the tasks of package.json. */
export async function build(settings: Readonly<Record<string, string>> = {}): Promise<void> {
  const {code} = await run('npm', ['run', '--silent', 'build'], {
    env: {...process.env, ...settings},
  });
  if (code !== 0) fail('The build failed. See the message above.');
}
