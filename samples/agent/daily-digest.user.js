// ==UserScript==
// @name              Daily digest
// @name:zh-CN        每日摘要
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @author            ScriptCat
// @description       Creates one scheduled task and listens for it.
// @description:zh-CN 创建一个定时任务，并监听任务的触发。
// @background
// @grant             CAT.agent.task
// @grant             GM_log
// ==/UserScript==

const name = 'daily-digest';
const existing = (await CAT.agent.task.list()).find((task) => task.name === name);
const task =
  existing ??
  (await CAT.agent.task.create({
    name,
    crontab: '0 8 * * *',
    mode: 'event',
    // There’s no default. Without this line, the task never runs.
    enabled: true,
  }));

CAT.agent.task.addListener(task.id, ({triggeredAt}) => {
  GM_log(`digest due at ${new Date(triggeredAt).toISOString()}`);
});
