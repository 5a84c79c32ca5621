// ==UserScript==
// @name              About box
// @name:zh-CN        关于
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @author            ScriptCat
// @description       Shows the name and version of the script and the manager.
// @description:zh-CN 显示脚本和管理器的名称与版本。
// @match             https://example.com/*
// @match             https://docs.scriptcat.org/*demo/shop/*
// @noframes
// @grant             none
// ==/UserScript==

const {script, scriptHandler, version} = GM_info;
const about = document.createElement('footer');
about.textContent = `${script.name} ${script.version} · ${scriptHandler} ${version}`;
document.body.append(about);
