import type {FeedbackProblem} from '@scriptcat/contract';

interface Problem {
  title: string;
  detail?: string;
  errors?: readonly FeedbackProblem[];
}

export function json(status: number, body: unknown, headers: Record<string, string> = {}) {
  return new Response(JSON.stringify(body), {
    status,
    headers: {'content-type': 'application/json; charset=utf-8', ...headers},
  });
}

export const retryAfter = (waitMs: number) => ({'retry-after': String(Math.ceil(waitMs / 1000))});

/** An error answer after RFC 9457. */
export function problem(status: number, body: Problem, headers: Record<string, string> = {}) {
  return json(
    status,
    {type: 'about:blank', status, ...body},
    {'content-type': 'application/problem+json', 'cache-control': 'no-store', ...headers},
  );
}
