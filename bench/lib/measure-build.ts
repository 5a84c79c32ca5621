import {spawn} from 'node:child_process';
import {childCpuSeconds, treeMiB} from './processes';

const SAMPLE_MS = 250;

/** What one build takes. */
export interface Cost {
  seconds: number;
  cpuSeconds: number;
  /** The most that all its processes held at one moment. */
  peakMiB: number;
}

/** Runs `npm run build` in a workspace and looks at its processes meanwhile (on Linux). */
export async function measureBuild(workspace: string): Promise<Cost> {
  const started = performance.now();
  const cpuBefore = childCpuSeconds();
  const child = spawn(process.execPath, ['scripts/build.mjs'], {
    cwd: workspace,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  let peakMiB = 0;
  const sampling = setInterval(() => {
    peakMiB = Math.max(peakMiB, treeMiB(child.pid ?? 0));
  }, SAMPLE_MS);
  const code = await new Promise((resolve) => child.once('close', resolve));
  clearInterval(sampling);
  if (code !== 0) throw new Error(`The build ended with ${code}:\n${output.slice(-4000)}`);
  return {
    seconds: (performance.now() - started) / 1000,
    cpuSeconds: childCpuSeconds() - cpuBefore,
    peakMiB,
  };
}
