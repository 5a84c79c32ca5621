// ==UserScript==
// @name              ScriptCat welcome check
// @name:zh-CN        脚本猫欢迎页检查
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @author            ScriptCat
// @description       Tells the ScriptCat welcome page that user scripts run.
// @description:zh-CN 告诉脚本猫欢迎页：用户脚本可以运行。
// @match             https://docs.scriptcat.org/docs/use/install_comple/*
// @match             https://docs.scriptcat.org/en/docs/use/install_comple/*
// @grant             none
// ==/UserScript==

document.documentElement.dataset.welcomeScript = GM_info.version ?? '';
