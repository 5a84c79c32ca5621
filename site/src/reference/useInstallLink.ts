import useBaseUrl from '@docusaurus/useBaseUrl';

/** Leads to the page that shows readers without ScriptCat how to get it, instead of the source. */
export function useInstallLink(sample: string): string {
  const script = useBaseUrl(`/samples/${sample}`, {absolute: true});
  return useBaseUrl(`/docs/script_installation/#url=${script}`);
}
