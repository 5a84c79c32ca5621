// ==UserScript==
// @name              Upload a screenshot
// @name:zh-CN        上传截图
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @author            ScriptCat
// @description       Uploads the chosen file as form data.
// @description:zh-CN 以表单数据上传选中的文件。
// @match             https://example.com/*
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
