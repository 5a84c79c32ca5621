import {describe, expect, test, vi} from 'vitest';
import {chooseFiles, dispatch, runSample} from './run-sample';

describe('weather', () => {
  test('shows the temperature', async () => {
    const {document} = await runSample('network/fetch-json.user.js', {
      answers: {'/demo/api/weather': {body: {temperature: 21}}},
    });
    expect(document.querySelector('output')?.textContent).toBe('21 °C');
  });

  test('shows nothing when the service answers with an error', async () => {
    const {document} = await runSample('network/fetch-json.user.js', {
      answers: {'/demo/api/': {status: 503, body: {temperature: 0}}},
    });
    expect(document.querySelector('output')).toBeNull();
  });
});

test('bookmark posts JSON with its content type', async () => {
  const {manager, document} = await runSample('network/post-json.user.js', {
    url: 'https://example.com/page',
    title: 'Page',
    answers: {'/demo/api/echo': {status: 201}},
  });
  await manager.choose('Bookmark this page');
  const [details] = manager.callsOf('GM_xmlhttpRequest')[0] as [Record<string, unknown>];
  expect(details.headers).toEqual({'Content-Type': 'application/json'});
  expect(JSON.parse(String(details.data))).toEqual({
    url: 'https://example.com/page',
    title: 'Page',
  });
  await vi.waitFor(() => expect(document.title).toBe('Saved'));
});

test('a new search cancels the one before', async () => {
  const {document, log} = await runSample('network/cancel-slow.user.js', {
    html: '<input type="search">',
    answers: {'/demo/api/slow?q=te': 'never', '/demo/api/slow?q=tea': {body: {answer: 'tea'}}},
  });
  const input = document.querySelector('input') as HTMLInputElement;
  for (const text of ['te', 'tea']) {
    input.value = text;
    dispatch(input, 'Event', 'input');
    await new Promise<void>(queueMicrotask);
  }
  await vi.waitFor(() => expect(document.querySelector('output')?.textContent).toBe(' tea ✓'));
  expect(log).toEqual([['superseded', 'te']]);
});

test('progress bar is full at the end', async () => {
  const {document, manager} = await runSample('network/progress-bar.user.js', {
    html: '<main></main>',
    answers: {'/demo/api/file': {body: 'zip'}},
  });
  expect(document.querySelector('progress')).toBeNull();
  await manager.choose('Download the archive');
  const bar = document.querySelector('progress') as HTMLProgressElement;
  await vi.waitFor(() => expect(document.querySelector('output')?.textContent).toBe('3 bytes'));
  expect(bar.value).toBe(1);
});

test('link checker marks errors and explains refusals', async () => {
  const {document, manager} = await runSample('network/link-checker.user.js', {
    html: `<main>
      <a href="https://good.example/">a</a>
      <a href="https://gone.example/">b</a>
      <a href="https://down.example/">c</a>
    </main>`,
    answers: {'https://good.example/': {status: 200}, 'https://gone.example/': {status: 404}},
  });
  const [good, gone, down] = document.querySelectorAll('a');
  expect(good?.style.textDecoration).toBe('');
  expect(gone?.style.textDecoration).toBe('line-through');
  expect(down?.title).toBe('Failed to fetch');
  expect(manager.callsOf('GM.xmlHttpRequest').map(([d]) => (d as {method: string}).method)).toEqual(
    ['HEAD', 'HEAD', 'HEAD'],
  );
});

test('upload sends the chosen file in a form', async () => {
  const {document, manager} = await runSample('network/upload-form.user.js', {
    html: '<input type="file">',
    answers: {'/demo/api/upload': {status: 201, body: {name: 'shot.png', size: 3}}},
  });
  const file = new File(['png'], 'shot.png', {type: 'image/png'});
  chooseFiles(document, [file]);
  const [details] = manager.callsOf('GM_xmlhttpRequest')[0] as [{data: FormData; method: string}];
  expect(details.method).toBe('POST');
  expect(details.data.get('file')).toBe(file);
  await vi.waitFor(() => expect(document.body.textContent).toBe(' ✓ shot.png'));
});

describe('downloads', () => {
  test('a table becomes CSV in a blob, with quotes doubled', async () => {
    const {manager} = await runSample('download/table-to-csv.user.js', {
      html: '<table><tr><th>Name</th><th>Size</th></tr><tr><td>5" disk</td><td> 1 </td></tr></table>',
    });
    const blobs: Blob[] = [];
    const create = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      blobs.push(blob as Blob);
      return 'blob:csv';
    });
    const revoke = vi.spyOn(URL, 'revokeObjectURL');
    await manager.choose('Save table as CSV');
    // Blob.text() would swallow the mark in front.
    const bytes = await blobs[0]?.arrayBuffer();
    expect(new TextDecoder('utf-8', {ignoreBOM: true}).decode(bytes)).toBe(
      '\ufeff"Name","Size"\r\n"5"" disk","1"',
    );
    expect(manager.callsOf('GM_download')[0]?.[0]).toMatchObject({
      url: 'blob:csv',
      name: 'tables/example.com.csv',
    });
    expect(revoke).toHaveBeenCalledWith('blob:csv');
    create.mockRestore();
    revoke.mockRestore();
  });

  test('only large pictures go to the download manager', async () => {
    const {manager, document} = await runSample('download/save-pictures.user.js', {
      html: '<img src="https://example.com/a.jpg?x" width="1200"><img src="https://example.com/b.jpg" width="16">',
    });
    for (const image of document.querySelectorAll('img')) {
      Object.defineProperty(image, 'naturalWidth', {value: image.width});
    }
    await manager.choose('Save large pictures');
    expect(manager.callsOf('GM_download')).toEqual([
      [
        {
          url: 'https://example.com/a.jpg?x',
          name: 'example.com/1.jpg',
          downloadMode: 'browser',
          conflictAction: 'uniquify',
        },
      ],
    ]);
  });

  test('the promise form tells success from failure', async () => {
    const done = await runSample('download/await-report.user.js', {
      answers: {'/demo/api/file': {body: 'text'}},
    });
    await done.manager.choose('Download the report');
    expect(done.document.title).toBe('The download has ended');
    const failed = await runSample('download/await-report.user.js');
    await failed.manager.choose('Download the report');
    expect(failed.log[0]?.[0]).toBe('The report wasn’t saved:');
  });
});
