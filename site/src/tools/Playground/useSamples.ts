import {useLoaded} from '@site/src/shell/hooks/useLoaded';

const load = () => import('@generated/samples/default/samples.json');

/** The userscripts of the documentation, by file name; undefined while they are loaded. */
export function useSamples(): Readonly<Record<string, string>> | undefined {
  const {value, hasFailed} = useLoaded(load);
  // Without the samples the reader's own code still runs.
  return hasFailed ? {} : value?.default;
}
