import {useMemo, useState} from 'react';

export const kinds = ['page', 'background', 'crontab'] as const;

/** One card of the gallery. */
export interface GallerySample {
  file: string;
  name: string;
  description: string;
  kind: (typeof kinds)[number];
  demo?: string;
  uses: string[];
}

/** The samples that contain every typed word and are of the chosen kind. */
export function filterSamples(
  samples: readonly GallerySample[],
  query: string,
  kind: string,
): GallerySample[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return samples.filter((sample) => {
    const text = [sample.file, sample.name, sample.description, ...sample.uses]
      .join(' ')
      .toLowerCase();
    return (kind === '' || sample.kind === kind) && words.every((word) => text.includes(word));
  });
}

/** The state of the gallery's filter. */
export function useGallery(samples: readonly GallerySample[]) {
  const [query, setQuery] = useState('');
  const [kind, setKind] = useState('');
  const shown = useMemo(() => filterSamples(samples, query, kind), [samples, query, kind]);
  return {query, setQuery, kind, setKind, shown};
}
