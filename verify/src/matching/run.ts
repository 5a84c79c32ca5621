import {checkedMatches} from '@scriptcat/userscript/checked-matches';
import type {ScriptCat} from '../extension/scriptcat';
import type {Finding, Omission} from '../results';
import {mapSome, pause} from '../wait';
import {startAddresses, startRows} from './rows';

/** What was measured for one row. */
export interface MatchCell {
  rules: readonly string[];
  url: string;
  runs: boolean;
  listed: boolean;
  registered: boolean;
}

const mark = (attribute: string, id: string | number) => `
const root = document.documentElement;
root.setAttribute('${attribute}', (root.getAttribute('${attribute}') ?? '') + '|${id}|');`;

const script = (name: string, lines: readonly string[], body: string) =>
  `// ==UserScript==
// @name         ${name}
// @namespace    matching
// @version      1.0.0
${lines.map((line) => `// ${line}`).join('\n')}
// @grant        none
// ==/UserScript==
${body}`;

/** Visits an address and tells which scripts ran and which the popup lists. */
async function visit(scriptcat: ScriptCat, url: string, attribute: string) {
  const page = await scriptcat.context.newPage();
  try {
    await page.goto(url, {timeout: 15_000});
    // Nothing tells that no further script will run.
    await pause(400);
    const marks = await page.evaluate(
      (name) => document.documentElement.getAttribute(name) ?? '',
      attribute,
    );
    const {scriptList} = await scriptcat.popup(page);
    return {marks, listed: new Set(scriptList.map(({name}) => name))};
  } finally {
    await page.close();
  }
}

/** Measures every row again. */
export async function runMatching(scriptcat: ScriptCat) {
  const findings: Finding[] = [];
  const omissions: Omission[] = [];
  const cells: MatchCell[] = [];
  const rows = checkedMatches.map(([rules, , , url, listed, , runs], index) => ({
    id: `${index + 1}: ${rules.join(' + ')} on ${url}`,
    name: `row ${index + 1}`,
    index,
    rules,
    url,
    listed: listed === 'yes',
    runs: runs === 'yes',
  }));
  const uuids = new Map<number, string>();
  const installed: string[] = [];
  for (const {index, name, rules} of rows) {
    const code = script(name, rules, mark('data-rows', index));
    const uuid = await scriptcat.install(code).then(
      (found) => found.uuid,
      () => undefined,
    );
    if (uuid) {
      uuids.set(index, uuid);
      installed.push(uuid);
    }
  }
  await scriptcat.registered(installed, 3000);
  const known = new Set((await scriptcat.registrations()).map(({id}) => id));

  const urls = [...new Set(rows.map((row) => row.url))];
  const visits = await mapSome(urls, 3, async (url) => ({
    url,
    seen: /^https?:/.test(url)
      ? await visit(scriptcat, url, 'data-rows').catch(() => undefined)
      : undefined,
  }));
  for (const {url, seen} of visits) {
    for (const row of rows.filter((item) => item.url === url)) {
      if (!seen) {
        omissions.push({id: row.id, reason: 'the address could not be opened'});
        continue;
      }
      const cell = {
        rules: row.rules,
        url,
        runs: seen.marks.includes(`|${row.index}|`),
        listed: seen.listed.has(row.name),
        registered: known.has(uuids.get(row.index) ?? ''),
      };
      cells.push(cell);
      const passed = cell.runs === row.runs && cell.listed === row.listed;
      findings.push({
        id: row.id,
        passed,
        ...(!passed && {
          expected: {runs: row.runs, listed: row.listed},
          seen: {runs: cell.runs, listed: cell.listed},
        }),
      });
    }
  }
  await scriptcat.remove(...installed);
  findings.push(...(await runStarts(scriptcat)));
  return {findings, omissions, cells};
}

/** Measures the rows on how scripts start. */
async function runStarts(scriptcat: ScriptCat): Promise<Finding[]> {
  const uuids: string[] = [];
  for (const {id, lines} of startRows) {
    uuids.push((await scriptcat.install(script(id, lines, mark('data-starts', id)))).uuid);
  }
  await scriptcat.registered(uuids);
  const ran = new Map<string, string>();
  for (const url of startAddresses) {
    ran.set(url, (await visit(scriptcat, url, 'data-starts')).marks);
  }
  await scriptcat.remove(...uuids);
  return startRows.map(({id, runs}) => {
    const seen = startAddresses.filter((url) => ran.get(url)?.includes(`|${id}|`));
    const expected = startAddresses.filter((url) => runs.includes(url));
    const passed = seen.join() === expected.join();
    return {id: `start: ${id}`, passed, ...(!passed && {expected, seen})};
  });
}
