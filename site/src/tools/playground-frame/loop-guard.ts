/** A loop may keep the frame busy this long before it is ended. */
const maxLoopMs = 2000;

/** What every loop of the script calls; it throws when loops have kept the frame busy too long. */
export function createLoopGuard(text: string): () => void {
  let rounds = 0;
  let started = 0;
  return () => {
    if (rounds++ === 0) {
      started = performance.now();
      // The count starts anew as soon as the loop lets anything else happen.
      setTimeout(() => {
        rounds = 0;
      }, 0);
    }
    if (rounds % 500 === 0 && performance.now() - started > maxLoopMs) throw new Error(text);
  };
}
