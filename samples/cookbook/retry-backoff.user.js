// ==UserScript==
// @name              Retry with backoff
// @name:zh-CN        退避重试
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @author            ScriptCat
// @description       Retries a busy server, waiting longer each time.
// @description:zh-CN 服务器繁忙时重试，每次等待更久。
// @match             https://docs.scriptcat.org/*demo/article/*
// @noframes
// @grant             GM.xmlHttpRequest
// @connect           docs.scriptcat.org
// ==/UserScript==

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

async function ask(attempt) {
  const {status, response} = await GM.xmlHttpRequest({
    url: `${location.origin}/demo/api/flaky?attempt=${attempt}`,
    responseType: 'json',
    timeout: 5_000,
  });
  // Retry only temporary errors.
  if (status === 429 || status >= 500) return undefined;
  if (status !== 200) throw new Error(`HTTP ${status}`);
  return response;
}

for (let attempt = 1; attempt <= 5; attempt += 1) {
  const answer = await ask(attempt);
  if (answer) {
    document.title = `Answered on attempt ${attempt}`;
    break;
  }
  // Random delays keep a thousand users from retrying at the same moment.
  await pause(250 * 2 ** attempt * (0.5 + Math.random() / 2));
}
