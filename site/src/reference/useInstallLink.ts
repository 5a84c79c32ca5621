import useBaseUrl from '@docusaurus/useBaseUrl';

/**
 * Where a sample is installed from. The page shows readers without ScriptCat how to get it, instead
 * of the script's source.
 */
export function useInstallLink(sample: string): string {
  const script = useBaseUrl(`/samples/${sample}`, {absolute: true});
  return useBaseUrl(`/docs/script_installation/#url=${script}`);
}
