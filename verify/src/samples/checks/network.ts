import type {SampleChecks} from './sample-checks';

const smallFile = {name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('hello')};

export const networkChecks: SampleChecks = {
  'cat/next-page': async (set) => {
    // So low that the page itself has no reason to load more.
    await set.page.setViewportSize({width: 1280, height: 300});
    await set.page.reload();
    return set.inPage(() => document.querySelectorAll('ul.results > li').length === 20);
  },
  'download/await-report': async (set) => {
    await set.click('Download the report');
    return (
      (await set.sees(() => set.hasDownloaded('report.txt'))) &&
      set.titled('The download has ended')
    );
  },
  'download/save-pictures': async (set) => {
    await set.inPage(() => document.querySelector<HTMLImageElement>('img.large')?.complete);
    await set.click('Save large pictures');
    return set.sees(() => set.hasDownloaded('docs.scriptcat.org/1.svg'));
  },
  'download/table-to-csv': async (set) => {
    await set.click('Save table as CSV');
    return set.sees(() => set.hasDownloaded('tables/docs.scriptcat.org.csv'));
  },
  'network/cancel-slow': async (set) => {
    await set.page.bringToFront();
    await set.page.locator('input[type=search]').pressSequentially('ab', {delay: 200});
    return (await set.reads('label output', 'ab ✓')) && set.hasPrinted(/superseded a$/);
  },
  'network/fetch-json': (set) => set.reads('body > output', '21 °C'),
  'network/link-checker': (set) =>
    set.inPage(() => {
      const [link, missing] = ['a.later', '#missing'].map(
        (selector) => document.querySelector<HTMLElement>(selector)?.style.textDecoration,
      );
      return link === '' && missing === 'line-through';
    }, 25_000),
  'network/post-json': async (set) => {
    await set.click('Bookmark this page');
    return (
      (await set.titled('Saved')) &&
      set.hasRequested('docs.scriptcat.org/demo/api/echo', /"title":"The slow clock"/)
    );
  },
  'network/progress-bar': async (set) => {
    await set.click('Download the archive');
    return set.reads('main output', '409600 bytes');
  },
  'network/upload-form': async (set) => {
    await set.page.locator('input[type=file]').setInputFiles(smallFile);
    return (
      (await set.reads('form', '✓ a.png')) &&
      set.hasRequested('docs.scriptcat.org/demo/api/upload', /name="file"; filename="a.png"/)
    );
  },
  'cookbook/download-progress': async (set) => {
    await set.click('Save the file');
    return (
      (await set.sees(() => set.hasDownloaded('demo/file.bin'))) &&
      set.reads('main', 'Handed over to the browser')
    );
  },
  'cookbook/gbk-override': (set) => set.reads('h1', '慢钟'),
  'cookbook/gbk-page': (set) => set.reads('h1', '慢钟'),
  'cookbook/poll-politely': (set) => set.titled('21°'),
  'cookbook/read-stream': (set) => set.reads('main > p', 'The clock is slow but always on time'),
  'cookbook/retry-backoff': (set) => set.titled('Answered on attempt 3'),
  'cookbook/upload-file': async (set) => {
    await set.page.locator('input[type=file]').setInputFiles(smallFile);
    return set.reads('form', 'a.png: 5');
  },
};
