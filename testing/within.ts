/** Rejects after a timeout. The task itself is not cancelled. */
export async function within<T>(task: Promise<T>, timeout: number, what: string): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const end = new Promise<never>((_, reject) => {
    const problem = new Error(`Waited ${timeout} ms for ${what}.`);
    problem.name = 'TimeoutError';
    timer = setTimeout(() => reject(problem), timeout);
  });
  try {
    return await Promise.race([task, end]);
  } finally {
    clearTimeout(timer);
  }
}
