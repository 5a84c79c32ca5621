import {createSearchIndex, search, showFound} from '@scriptcat/search';
import {recordsFromHtml} from '@scriptcat/search/extract';
import {answerQuery} from '@scriptcat/search/hosted';
import {type AppDeps, createApp} from '../app';
import {answerScriptQuestion} from '../assistants/script-answers';
import {readSettings} from '../config';
import {createLog} from '../log';
import {runReading} from '../readings/readings';
import type {Search} from '../search/search-thread';
import {createSiteAnswers} from '../site/answer';
import {loadSite} from '../site/load-site';
import {createStore} from '../store';
import {createFixtureSite} from './site-fixture';

export type Fields = Record<string, string>;

export const now = Date.UTC(2026, 0, 6, 8);
export const formType = 'application/x-www-form-urlencoded';

const siteFolder = createFixtureSite();
const site = loadSite(siteFolder);

const sections = Array.from({length: 30}, (_, at) => `<h2 id="s${at}">Sync ${at}</h2><p>x</p>`);
const page = (path: string, language: string, content: string) =>
  recordsFromHtml(`<main>${content}</main>`, {path, language, pageRank: 100, section: 'Guide'});
const index = createSearchIndex([
  ...page(
    '/en/docs/use/sync/',
    'en',
    `<h1>Cloud sync</h1><p>Keep &lt;b&gt; the same.</p>${sections.join('')}`,
  ),
  ...page('/docs/use/sync/', 'zh-Hans', '<h1>云同步</h1>'),
]);

export const testSearch: Search = {
  find: async (question) => showFound(search(index, question)),
  answerHosted: async (query) =>
    Buffer.from(JSON.stringify({...answerQuery(index, query), processingTimeMS: 0})),
};

/** The whole service, as `main` puts it together, over a small site and without threads. */
export function createTestApp({env, ...changes}: Partial<AppDeps> & {env?: Fields} = {}) {
  const lines: string[] = [];
  const log = createLog((line) => lines.push(line));
  const store = changes.store ?? createStore('file::memory:');
  const app = createApp({
    settings: readSettings({SITE_FOLDER: siteFolder, ...env}),
    site,
    answers: createSiteAnswers(site),
    store,
    reader: (reading) => runReading(reading, store),
    search: testSearch,
    askAboutScript: async (question) => answerScriptQuestion(question),
    now: () => now,
    log,
    ...changes,
  });
  const request = async (path: string, init: RequestInit = {}) =>
    app.request(`http://127.0.0.1${path}`, init);
  /** As the HTTP server asks it: with the length of the body. */
  const send = (path: string, body: string | Uint8Array, headers: Fields = {}) => {
    const length = String(Buffer.byteLength(body));
    const fields = {'content-type': 'application/json', host: '127.0.0.1', ...headers};
    return request(path, {method: 'POST', body, headers: {'content-length': length, ...fields}});
  };
  return {
    app,
    store,
    request,
    send,
    post: (path: string, body: unknown, headers?: Fields) =>
      send(path, JSON.stringify(body), headers),
    form: (path: string, fields: Fields, headers?: Fields) =>
      send(path, String(new URLSearchParams(fields)), {'content-type': formType, ...headers}),
    logged: () => {
      log.flush();
      return lines.join('');
    },
  };
}
