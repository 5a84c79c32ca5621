// ==UserScript==
// @name              Migrate stored data
// @name:zh-CN        迁移储存的数据
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @author            ScriptCat
// @description       Converts data stored by older versions to the current format.
// @description:zh-CN 把旧版本储存的数据转换为当前格式。
// @match             https://docs.scriptcat.org/*demo/article/*
// @noframes
// @grant             GM_deleteValue
// @grant             GM_getValue
// @grant             GM_setValue
// ==/UserScript==

const newest = 3;
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
  // Save after each step, so that an interrupted migration can continue.
  GM_setValue('data-version', version);
}
document.title = `${GM_getValue('items', []).length} items, version ${version}`;
