// ==UserScript==
// @name              Weather in the corner
// @name:zh-CN        角落里的天气
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @author            ScriptCat
// @description       Shows the temperature from a JSON API.
// @description:zh-CN 显示 JSON 接口返回的气温。
// @match             https://example.com/*
// @match             https://docs.scriptcat.org/*demo/article/*
// @noframes
// @grant             GM.xmlHttpRequest
// @connect           docs.scriptcat.org
// ==/UserScript==

const response = await GM.xmlHttpRequest({
  url: 'https://docs.scriptcat.org/demo/api/weather?city=Suzhou',
  responseType: 'json',
  timeout: 10_000,
});
if (response.status === 200 && response.response) {
  const corner = document.createElement('output');
  corner.textContent = `${response.response.temperature} °C`;
  document.body.append(corner);
}
