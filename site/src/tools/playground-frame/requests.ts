import type {LogLevel} from './protocol';

interface RequestDetails {
  url?: string;
  method?: string;
  responseType?: string;
  onload?: (response: object) => void;
  onloadend?: (response: object) => void;
  onerror?: (response: object) => void;
}

/** Answers a request without a network: the answer repeats what was asked. */
export function fakeRequest(
  details: RequestDetails,
  log: (level: LogLevel, ...parts: unknown[]) => void,
) {
  const url = String(details.url ?? '');
  const method = (details.method ?? 'GET').toUpperCase();
  const body = {simulated: true, method, url};
  const responseText = JSON.stringify(body);
  log('system', method, url, '→ 200 (simulated)');
  const response = {
    status: 200,
    statusText: 'OK',
    readyState: 4,
    finalUrl: url,
    responseHeaders: 'content-type:application/json',
    responseText,
    response: details.responseType === 'json' ? body : responseText,
  };
  let isAborted = false;
  setTimeout(() => {
    if (isAborted) return;
    details.onload?.(response);
    details.onloadend?.(response);
  }, 50);
  return {
    abort: () => {
      isAborted = true;
    },
  };
}
