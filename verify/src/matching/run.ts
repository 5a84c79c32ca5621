import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {userscript} from '@scriptcat/claims';
import checked from '@scriptcat/content/checked/matching';
import type {Matching} from '@scriptcat/content/kinds/facts';
import {isBefore} from '@scriptcat/userscript';
import {checkedMatches} from '@scriptcat/userscript/checked-matches';
import pLimit from 'p-limit';
import {closePage, type ScriptCat} from '../extension/scriptcat';
import {compared, type Finding, type Omission} from '../results';
import {pause} from '../wait';

/** The measurement of one row. */
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
  userscript(
    [`@name ${name}`, '@namespace matching', '@version 1.0.0', ...lines, '@grant none'],
    body,
  );

/** Visits a URL and returns which scripts ran and which the popup lists. */
async function visit(scriptcat: ScriptCat, url: string, attribute: string) {
  const page = await scriptcat.context.newPage();
  try {
    await page.goto(url, {timeout: 15_000});
    // There is no sign that no further script will run.
    await pause(400);
    const marks = await page.evaluate(
      (name) => document.documentElement.getAttribute(name) ?? '',
      attribute,
    );
    const {scriptList} = await scriptcat.popup(page);
    return {marks, listed: new Set(scriptList.map(({name}) => name))};
  } finally {
    await closePage(page);
  }
}

interface Row {
  id: string;
  name: string;
  index: number;
  rules: readonly string[];
  url: string;
  listed: boolean;
  runs: boolean;
}

const isFile = ({url}: Row) => url.startsWith('file:');

const rows: readonly Row[] = checkedMatches.map(([rules, , , url, listed, , runs], index) => ({
  id: `${index + 1}: ${rules.join(' + ')} on ${url}`,
  name: `row ${index + 1}`,
  index,
  rules,
  url,
  listed: listed === 'yes',
  runs: runs !== 'no',
}));

/** Measures every row again. */
export async function runMatching(scriptcat: ScriptCat, version: string) {
  const measured = await measure(
    scriptcat,
    rows.filter((row) => !isFile(row)),
  );
  for (const run of [runStarts, runUserRules, runBlacklist]) {
    measured.findings.push(...(await run(scriptcat, version)));
  }
  return measured;
}

/** The rows on files, in a browser that lets the extension read them; the files are made here. */
export async function runFileRows(scriptcat: ScriptCat) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'scriptcat-files-'));
  const inFolder = (text: string) => text.replace('file:///', `file://${folder}/`);
  const moved = rows.filter(isFile).map((row) => {
    const url = inFolder(row.url);
    const file = new URL(url).pathname;
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, '<!doctype html><title>file</title>');
    return {...row, url, rules: row.rules.map(inFolder)};
  });
  try {
    const {cells, ...rest} = await measure(scriptcat, moved);
    const back = (text: string) => text.replace(`file://${folder}/`, 'file:///');
    const named = cells.map((cell) => ({
      ...cell,
      url: back(cell.url),
      rules: cell.rules.map(back),
    }));
    return {...rest, cells: named};
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}

async function measure(scriptcat: ScriptCat, rows: readonly Row[]) {
  const findings: Finding[] = [];
  const omissions: Omission[] = [];
  const cells: MatchCell[] = [];
  const uuids = new Map<number, string>();
  for (const {index, name, rules} of rows) {
    const code = script(name, rules, mark('data-rows', index));
    const installed = await scriptcat.install(code).catch(() => undefined);
    if (installed) uuids.set(index, installed.uuid);
  }
  await scriptcat.registered([...uuids.values()], 3000);
  const known = await scriptcat.registrations();

  const urls = [...new Set(rows.map((row) => row.url))];
  const limit = pLimit(3);
  const look = async (url: string) => ({
    url,
    seen: /^(https?|file):/.test(url)
      ? await visit(scriptcat, url, 'data-rows').catch(() => undefined)
      : undefined,
  });
  const visits = await Promise.all(urls.map((url) => limit(look, url)));
  for (const {url, seen} of visits) {
    for (const row of rows.filter((item) => item.url === url)) {
      if (!seen) {
        omissions.push({id: row.id, reason: 'the browser does not open such addresses'});
        continue;
      }
      const cell = {
        rules: row.rules,
        url,
        runs: seen.marks.includes(`|${row.index}|`),
        listed: seen.listed.has(row.name),
        registered: known.includes(uuids.get(row.index) ?? ''),
      };
      cells.push(cell);
      const {runs, listed} = cell;
      findings.push(compared(row.id, {runs: row.runs, listed: row.listed}, {runs, listed}));
    }
  }
  await scriptcat.remove(...uuids.values());
  return {findings, omissions, cells};
}

/** The addresses on which each script ran. */
async function runsOf(scriptcat: ScriptCat, attribute: string) {
  const marks = new Map<string, string>();
  for (const url of checked.addresses)
    marks.set(url, (await visit(scriptcat, url, attribute)).marks);
  return (id: string) => checked.addresses.filter((url) => marks.get(url)?.includes(`|${id}|`));
}

const judge = (id: string, seen: readonly string[], runs: readonly string[]): Finding =>
  compared(
    id,
    checked.addresses.filter((url) => runs.includes(url)),
    [...seen],
  );

async function install(scriptcat: ScriptCat, rows: Matching['users'], attribute: string) {
  const uuids: string[] = [];
  for (const {id, lines, match, exclude} of rows) {
    const {uuid} = await scriptcat.install(script(id, lines, mark(attribute, id)));
    await scriptcat.setRules(uuid, {...(match && {match}), ...(exclude && {exclude})});
    uuids.push(uuid);
  }
  return uuids;
}

/** Measures the rows on how scripts start. */
async function runStarts(scriptcat: ScriptCat): Promise<Finding[]> {
  const uuids = await install(scriptcat, checked.starts, 'data-starts');
  await scriptcat.registered(uuids);
  const runs = await runsOf(scriptcat, 'data-starts');
  await scriptcat.remove(...uuids);
  return checked.starts.map((row) => judge(`start: ${row.id}`, runs(row.id), row.runs));
}

/** Measures what the user adds in a script's settings. */
async function runUserRules(scriptcat: ScriptCat, version: string): Promise<Finding[]> {
  const uuids = await install(scriptcat, checked.users, 'data-user');
  // Those without any rule left are never registered.
  await scriptcat.registered(uuids, 3000);
  const runs = await runsOf(scriptcat, 'data-user');
  await scriptcat.remove(...uuids);
  return checked.users.map(({id, runs: expected, until}) => {
    const isOlder = until !== undefined && isBefore(version, until.version);
    return judge(`user: ${id}`, runs(id), isOlder ? until.runs : expected);
  });
}

/** Measures what the blacklist stops. */
async function runBlacklist(scriptcat: ScriptCat): Promise<Finding[]> {
  const row = {id: 'blacklist', lines: ['@match *://*/*'], runs: []};
  const uuids = await install(scriptcat, [row], 'data-blacklist');
  const findings: Finding[] = [];
  for (const [line, runs] of Object.entries(checked.blacklist)) {
    await scriptcat.setBlacklist([line]);
    // Registering again has no sign of its end.
    await pause(1500);
    const seen = await runsOf(scriptcat, 'data-blacklist');
    findings.push(judge(`blacklist: ${line}`, seen(row.id), runs));
  }
  await scriptcat.setBlacklist([]);
  await scriptcat.remove(...uuids);
  return findings;
}
