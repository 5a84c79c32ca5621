import {useEffect, useState} from 'react';

/** The userscripts of the documentation, by file name; undefined while they are loaded. */
export function useSamples(): Readonly<Record<string, string>> | undefined {
  const [samples, setSamples] = useState<Readonly<Record<string, string>>>();
  useEffect(() => {
    let isCurrent = true;
    import('@generated/samples/default/samples.json').then(
      (module) => isCurrent && setSamples(module.default),
      // Without the samples the reader's own code still runs.
      () => isCurrent && setSamples({}),
    );
    return () => {
      isCurrent = false;
    };
  }, []);
  return samples;
}
