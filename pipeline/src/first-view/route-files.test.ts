import {expect, test} from 'vitest';
import {listRouteFiles} from './route-files';

const file = (name: string) => ({js: [{file: `${name}.js`}]});
const manifest = {
  origins: {page: ['shared', 'page'], layout: ['layout']},
  assets: {shared: file('shared'), page: file('page'), layout: file('layout'), text: file('text')},
};

test('a page needs its layouts, its own chunks and what those share', () => {
  const routes = [{path: '/docs/', routes: [{path: '/docs/'}, {path: '/docs/a/'}]}, {path: '/'}];
  const chunks = {
    '/docs/-111': {__comp: 'layout'},
    '/docs/-222': {__comp: 'page', content: 'text'},
    '/docs/a/-333': {__comp: 'page'},
    '/-444': {__comp: 'text', __context: {plugin: 'unknown'}},
  };
  expect([...listRouteFiles(routes, chunks, manifest)]).toEqual([
    ['/docs/', ['layout.js', 'shared.js', 'page.js', 'text.js']],
    ['/docs/a/', ['layout.js', 'shared.js', 'page.js']],
    ['/', ['text.js']],
  ]);
});
