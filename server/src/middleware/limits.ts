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
  return bodyLimit({
    maxSize: bodyBytes,
    // The rest of the body is not read, so the connection cannot be used again.
    onError: () =>
      problem(413, {title: `A body may have at most ${bodyBytes} bytes.`}, {connection: 'close'}),
  });
}
