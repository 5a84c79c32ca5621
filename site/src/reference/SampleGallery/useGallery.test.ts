import {expect, test} from 'vitest';
import {filterSamples, type GallerySample} from './useGallery';

const samples: GallerySample[] = [
  {file: 'a/tea.user.js', name: 'Tea', description: 'A timer', kind: 'page', uses: ['GM_log']},
  {file: 'b/news.user.js', name: 'News', description: 'A digest', kind: 'crontab', uses: []},
];

test('finds by name, API and kind', () => {
  expect(filterSamples(samples, 'gm_log timer', '')).toEqual([samples[0]]);
  expect(filterSamples(samples, '', 'crontab')).toEqual([samples[1]]);
  expect(filterSamples(samples, 'tea', 'crontab')).toEqual([]);
});
