// ==UserScript==
// @name              Migrate stored data
// @name:zh-CN        迁移储存的数据
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @author            ScriptCat
// @description       Brings what older versions stored into today’s form.
// @description:zh-CN 把旧版本存下的数据变成现在的样子。
// @match             https://docs.scriptcat.org/*demo/article/*
// @match             http://127.0.0.1/*demo/article/*
// @noframes
// @grant             GM_deleteValue
// @grant             GM_getValue
// @grant             GM_setValue
// ==/UserScript==

const newest = 3;
/** @type {Record<number, () => void>} */
const steps = {
  1: () => GM_setValue('items', (GM_getValue('list', '') || '').split(',').filter(Boolean)),
  2: () => {
    GM_setValue(
      'items',
      GM_getValue('items', []).map((name) => ({name, done: false})),
    );
    GM_deleteValue('list');
  },
};

let version = GM_getValue('data-version', GM_getValue('list') === undefined ? newest : 1);
while (version < newest) {
  steps[version]?.();
  version += 1;
  // After each step, so that an interrupted migration goes on where it stopped.
  GM_setValue('data-version', version);
}
document.title = `${GM_getValue('items', []).length} items, version ${version}`;
