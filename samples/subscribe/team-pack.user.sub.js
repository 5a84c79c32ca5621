// ==UserSubscribe==
// @name              Team pack
// @name:zh-CN        团队脚本包
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @description       The scripts our team uses.
// @description:zh-CN 团队常用的脚本。
// @author            Example Team
// @connect           docs.scriptcat.org
// @scriptUrl         https://docs.scriptcat.org/samples/config/highlighter.user.js
// @scriptUrl         https://docs.scriptcat.org/samples/log/labelled-log.user.js
// ==/UserSubscribe==
