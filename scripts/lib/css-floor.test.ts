import {describe, expect, test} from 'vitest';
import {findAboveFloor, readFloor} from './css-floor';

const floor = {chrome: 99, firefox: 115, safari: 16.4};

describe('styles and the oldest browsers', () => {
  test('the floor is what the browserslist says', () => {
    const queries = ['chrome >= 99', 'edge >= 105', 'firefox >= 115', 'safari >= 16.4'];
    expect(readFloor(queries)).toEqual(floor);
    expect(() => readFloor(['last 1 chrome version'])).toThrow('chrome');
  });

  test.each([
    ['@media (width<=996px){a{color:red}}', 'a range in a media query needs chrome 104, not 99'],
    ['a{color:red;&:hover{color:blue}}', 'nested rules needs firefox 117, not 115'],
    ['a{color:color-mix(in srgb,red,blue)}', 'color-mix() needs chrome 111, not 99'],
    ['a{block-size:2lh}', 'line units needs firefox 120, not 115'],
  ])('%s is above it', (css, problem) => {
    expect(findAboveFloor(css, floor)).toContain(problem);
  });

  test.each([
    '@media (max-width:996px){a{color:red}}',
    '@layer a{b{color:red}}',
    'a:has(b){color:red}',
    '@container (width>=42rem){a{color:red}}',
    'a::after{content:"&"}',
  ])('%s is not', (css) => {
    expect(findAboveFloor(css, floor)).toEqual([]);
  });
});
