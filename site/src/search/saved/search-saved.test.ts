import {recordsFromHtml} from '@scriptcat/search/extract';
import {afterEach, expect, test, vi} from 'vitest';
import {createSavedSearch} from './search-saved';

afterEach(() => vi.unstubAllGlobals());

const records = recordsFromHtml('<main><h1>Cloud sync</h1></main>', {
  path: '/en/docs/use/sync/',
  language: 'en',
  pageRank: 100,
  section: 'Guide',
});
const question = {query: 'sync', language: 'en'};

test('a question that came while saving was under way does not spoil the next one', async () => {
  const match = vi.fn<(address: string) => Promise<Response | undefined>>();
  vi.stubGlobal('caches', {match});
  const search = createSavedSearch();

  match.mockResolvedValue(undefined);
  expect(await search(question)).toBeUndefined();
  match.mockRejectedValue(new Error('the storage is gone'));
  expect(await search(question)).toBeUndefined();
  match.mockImplementation(async (address) =>
    Response.json(address.includes('-en') ? records : []),
  );
  expect(await search(question)).toMatchObject({hits: [{url: '/en/docs/use/sync/'}]});

  match.mockClear();
  await search(question);
  expect(match).not.toHaveBeenCalled();
});
