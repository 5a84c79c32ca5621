import {renderToStaticMarkup} from 'react-dom/server';
import {expect, test, vi} from 'vitest';
import PageFeedback from './index';

const site = vi.hoisted(() => ({
  locale: 'zh-Hans',
  permalink: '/docs/use/sync',
  feedbackUrl: '/api/feedback',
}));

vi.mock('@docusaurus/Translate', () => ({default: ({children}: {children: string}) => children}));
vi.mock('@docusaurus/plugin-content-docs/client', () => ({
  useDoc: () => ({metadata: {permalink: site.permalink}}),
}));
vi.mock('@docusaurus/useDocusaurusContext', () => ({
  default: () => ({
    i18n: {currentLocale: site.locale},
    siteConfig: {url: 'https://docs.example.org', customFields: {feedbackUrl: site.feedbackUrl}},
  }),
}));
function show(state: Partial<typeof site> = {}) {
  Object.assign(site, state);
  return renderToStaticMarkup(<PageFeedback />);
}

test.each([
  ['zh-Hans', '/docs/use/sync', '05_documentation', '/docs/use/sync/'],
  ['en', '/en/docs/use/sync', '15_documentation_en', '/en/docs/use/sync/'],
])('the form and the link know the page (%s)', (locale, permalink, form, address) => {
  const html = show({locale, permalink});
  expect(html).toContain('name="page" value="/docs/use/sync/"');
  expect(html).toContain(`name="locale" value="${locale}"`);
  expect(html).toContain(`template=${form}.yaml`);
  expect(html).toContain(`doc-url=${encodeURIComponent(`https://docs.example.org${address}`)}`);
});

test('the first button is one that cannot be pressed, so that Enter decides nothing', () => {
  const [first, ...answers] = show().match(/<button[^>]*>/g) ?? [];
  expect(first).toContain('disabled');
  expect(answers.map((button) => /value="(\w+)"/.exec(button)?.[1])).toEqual(['yes', 'no']);
});

test('where the survey goes elsewhere, only the link is shown', () => {
  const html = show({feedbackUrl: 'https://forms.example.org/survey'});
  expect(html).not.toContain('<form');
  expect(html).toContain('doc-url=');
});
