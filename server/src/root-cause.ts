/** What went wrong at the bottom, in one line. */
export function rootCause(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause);
  if (cause.cause) return rootCause(cause.cause);
  const inner = cause instanceof AggregateError ? cause.errors[0] : undefined;
  return inner ? rootCause(inner) : cause.message.replace(/\s+/g, ' ');
}
