import {isFrame, neutralPath} from '@scriptcat/contract';

export type HeaderFields = Record<string, string>;

export const HSTS = 'max-age=31536000';

/** The security fields, which the build writes down: for pages, demo pages, the playground's frame and all else. */
export interface SecurityHeaders {
  page: HeaderFields;
  demo: HeaderFields;
  frame: HeaderFields;
  resource: HeaderFields;
}

export function securityOf(
  security: SecurityHeaders,
  {path, isPage}: {path: string; isPage: boolean},
): HeaderFields {
  if (!isPage) return security.resource;
  if (isFrame(path)) return security.frame;
  return neutralPath(path).startsWith('/demo/') ? security.demo : security.page;
}
