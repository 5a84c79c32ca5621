/** The ticked steps; the storage may hold something else. */
export function readSteps(stored: string | null): readonly string[] {
  try {
    const steps: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(steps) ? steps.filter((item) => typeof item === 'string') : [];
  } catch {
    return [];
  }
}
