import type {MiddlewareHandler} from 'hono';
import {bodyLimit} from 'hono/body-limit';
import type {Limits} from '../config';
import {problem} from '../http';
import type {RequestEnv} from '../request-env';
import {targetOf} from '../routes/static';

export function limitUrl({urlLength}: Limits): MiddlewareHandler<RequestEnv> {
  return async (c, next) => {
    if (targetOf(c).length <= urlLength) return next();
    return problem(414, {title: `An address may have at most ${urlLength} characters.`});
  };
}

export function limitBody({bodyBytes}: Limits): MiddlewareHandler {
  // The rest of the body is not read, so the connection cannot be used again.
  const refuse = () =>
    problem(413, {title: `A body may have at most ${bodyBytes} bytes.`}, {connection: 'close'});
  const measure = bodyLimit({maxSize: bodyBytes, onError: refuse});
  return async (c, next) => {
    const declared = c.req.header('content-length');
    // Measuring turns the body into a stream, which costs more than the rest of a request. The HTTP
    // parser holds a body to its declared length, and most requests have none at all.
    if (c.req.header('transfer-encoding') !== undefined) return measure(c, next);
    return Number(declared ?? 0) > bodyBytes ? refuse() : next();
  };
}
