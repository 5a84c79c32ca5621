// ==UserScript==
// @name              Upload a file
// @name:zh-CN        上传文件
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @author            ScriptCat
// @description       Uploads the chosen file and shows its size.
// @description:zh-CN 上传选中的文件并显示大小。
// @match             https://docs.scriptcat.org/*demo/form/*
// @noframes
// @grant             GM_xmlhttpRequest
// @connect           docs.scriptcat.org
// ==/UserScript==

const input = document.querySelector('input[type=file]');

input?.addEventListener('change', () => {
  const file = input.files?.[0];
  if (!file) return;
  const form = new FormData();
  form.append('file', file);
  // Don’t set Content-Type. The browser adds it with the boundary.
  GM_xmlhttpRequest({
    method: 'POST',
    url: `${location.origin}/demo/api/upload`,
    data: form,
    responseType: 'json',
    timeout: 60_000,
    onload: ({status, response}) =>
      input.after(status === 201 ? ` ${response.name}: ${response.size}` : ` HTTP ${status}`),
    onerror: ({error}) => input.after(` ${error}`),
    ontimeout: () => input.after(' Timed out'),
  });
});
