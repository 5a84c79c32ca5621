/**
 * Uploads the records of the last build to a hosted service of the same protocol:
 * SEARCH_APP_ID=… SEARCH_ADMIN_KEY=… npm run search:push
 */
import {readFileSync} from 'node:fs';
import {languageTags, type SearchRecord} from '@scriptcat/contract';
import {batches, fitRecord, indexSettings} from './lib/hosted-search';

const {SEARCH_APP_ID: app, SEARCH_ADMIN_KEY: key, SEARCH_INDEX: index = 'scriptcat'} = process.env;
const host = process.env.SEARCH_URL?.replace(/\/+$/, '') ?? `https://${app}.algolia.net`;

async function send(method: 'POST' | 'PUT', path: string, body: unknown): Promise<void> {
  const response = await fetch(`${host}/1/indexes/${encodeURIComponent(index)}/${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      'x-algolia-application-id': app ?? '',
      'x-algolia-api-key': key ?? '',
    },
    body: JSON.stringify(body),
  });
  if (!response.ok) {
    throw new Error(`${method} ${path} returned ${response.status}: ${await response.text()}`);
  }
}

async function push(): Promise<void> {
  const records = languageTags.flatMap((language): SearchRecord[] =>
    JSON.parse(readFileSync(`site/build/data/search/records-${language}.json`, 'utf8')),
  );
  await send('PUT', 'settings', indexSettings);
  await send('POST', 'clear', {});
  for (const batch of batches(records.map(fitRecord))) {
    const requests = batch.map((body) => ({action: 'addObject', body}));
    await send('POST', 'batch', {requests});
  }
  console.log(`${records.length} records are in ${index} at ${host}`);
}

if (app && key) {
  push().catch((error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
} else {
  console.error('Set SEARCH_APP_ID and SEARCH_ADMIN_KEY to the account the records belong to.');
  process.exitCode = 1;
}
