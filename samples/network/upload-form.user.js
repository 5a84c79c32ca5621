// ==UserScript==
// @name              Upload a screenshot
// @name:zh-CN        上传截图
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @author            ScriptCat
// @description       Sends the chosen file with a form.
// @description:zh-CN 用表单发送选中的文件。
// @match             https://example.com/*
// @match             https://docs.scriptcat.org/*demo/form/*
// @match             http://127.0.0.1/*demo/form/*
// @noframes
// @grant             GM_xmlhttpRequest
// @connect           docs.scriptcat.org
// ==/UserScript==

const input = /** @type {HTMLInputElement | null} */ (document.querySelector('input[type=file]'));
input?.addEventListener('change', () => {
  const file = input.files?.[0];
  if (!file) return;
  const form = new FormData();
  form.append('file', file);
  GM_xmlhttpRequest({
    method: 'POST',
    url: 'https://docs.scriptcat.org/demo/api/upload',
    data: form,
    responseType: 'json',
    timeout: 60_000,
    onload({status, response}) {
      if (status === 201) input.after(` ✓ ${response.name}`);
      else console.error(`Upload refused: HTTP ${status}`);
    },
    onerror: ({error}) => console.error('Upload failed:', error),
    ontimeout: () => console.error('Upload timed out'),
  });
});
