import {expect, test} from 'vitest';
import {reportAddress, voteUrl} from './report-address';

const form = 'https://example.org/issues/new?template=05_documentation.yaml';

test('the form is filled in, whatever the title holds', () => {
  const address = new URL(
    reportAddress(form, {
      title: '[Docs] 同步 & "C#"',
      'doc-url': 'https://docs.example.org/docs/#a',
    }),
  );
  expect(Object.fromEntries(address.searchParams)).toEqual({
    template: '05_documentation.yaml',
    title: '[Docs] 同步 & "C#"',
    'doc-url': 'https://docs.example.org/docs/#a',
  });
});

test('a field without a value is left out', () => {
  expect(reportAddress(form, {title: 'x', 'doc-url': ''})).not.toContain('doc-url');
});

test.each([
  ['/api/feedback', '/api/page-feedback'],
  ['https://api.example.org/api/feedback', 'https://api.example.org/api/page-feedback'],
  ['https://forms.example.org/survey', undefined],
])('votes on pages beside %s go to %s', (survey, url) => {
  expect(voteUrl(survey)).toBe(url);
});
