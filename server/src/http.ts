interface FieldError {
  /** JSON Pointer (RFC 6901) to the offending value. */
  pointer: string;
  code: string;
  detail: string;
}

interface Problem {
  title: string;
  detail?: string;
  errors?: readonly FieldError[];
}

/** A JSON answer. */
export function json(status: number, body: unknown, headers: Record<string, string> = {}) {
  return new Response(JSON.stringify(body), {
    status,
    headers: {'content-type': 'application/json; charset=utf-8', ...headers},
  });
}

/** The field that tells a client when to try again. */
export const retryAfter = (waitMs: number) => ({'retry-after': String(Math.ceil(waitMs / 1000))});

/** An error answer after RFC 9457. */
export function problem(status: number, body: Problem, headers: Record<string, string> = {}) {
  return json(
    status,
    {type: 'about:blank', status, ...body},
    {'content-type': 'application/problem+json', 'cache-control': 'no-store', ...headers},
  );
}
