// ==UserScript==
// @name              ScriptCat check
// @name:zh-CN        脚本猫自检
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @author            ScriptCat
// @description       Tests what userscripts need and shows the results on the check page of the ScriptCat docs.
// @description:zh-CN 逐项测试脚本需要的功能，并在脚本猫文档的自检页显示结果。
// @match             https://docs.scriptcat.org/*docs/use/check/*
// @match             https://docs.scriptcat.org/*docs/use/install_comple/*
// @run-at            document-start
// @storageName       scriptcat-check
// @connect           docs.scriptcat.org
// @grant             GM_getValue
// @grant             GM.setValue
// @grant             GM_addValueChangeListener
// @grant             GM_xmlhttpRequest
// @grant             GM_registerMenuCommand
// @grant             GM_notification
// @grant             unsafeWindow
// ==/UserScript==

const {version, isIncognito: isPrivate, scriptHandler = '', script} = GM_info;
const facts = {version, isPrivate, runAt: script['run-at'], state: document.readyState};

// Another manager may also run this script, so each one writes under its own name.
function tell(news) {
  Object.assign(facts, news);
  const {dataset} = document.documentElement;
  const reports = JSON.parse(dataset.scriptcatCheck ?? '{}');
  dataset.scriptcatCheck = JSON.stringify({...reports, [scriptHandler]: facts});
}

const outcomeOf = (start) =>
  new Promise((done) => {
    setTimeout(done, 5000, 'silent');
    start(done);
  });

const request = (url) =>
  outcomeOf((done) =>
    GM_xmlhttpRequest({
      url,
      onload: () => done('answered'),
      onerror: ({error}) => done(/@connect list|blacklisted/.exec(error ?? '')?.[0] ?? 'failed'),
    }),
  );

Object.assign(window, {scriptcatCheck: true});
tell({isSandboxed: !('scriptcatCheck' in unsafeWindow), beat: GM_getValue('beat', 0)});
GM_addValueChangeListener('beat', (_name, _old, beat) => tell({beat}));
GM_registerMenuCommand('Show that the menu works', () => tell({hasMenu: true}));

document.addEventListener('scriptcat-check-notify', async () => {
  const texts = {title: 'ScriptCat check', text: 'Notifications work.'};
  const notification = await outcomeOf((done) =>
    GM_notification({...texts, timeout: 10_000, oncreate: () => done('created')}),
  );
  tell({notification});
});

const [stored, listed, unlisted] = await Promise.all([
  outcomeOf((done) => GM.setValue('probe', Date.now()).then(() => done('stored'))),
  request('https://docs.scriptcat.org/robots.txt'),
  // This host isn’t listed, so ScriptCat refuses the request.
  request('https://unlisted.invalid/'),
]);
tell({stored, listed, unlisted});
