import hosts from '@scriptcat/content/guide/contacted-hosts';
import {describe, expect, test} from 'vitest';
import {isListedHost, isListedKey} from './privacy';

describe('the list of stored keys', () => {
  test('finds a key by its name and its place', () => {
    expect(isListedKey('localStorage', 'theme')).toBe(true);
    expect(isListedKey('sessionStorage', 'theme')).toBe(false);
    expect(isListedKey('localStorage', 'theme-other')).toBe(false);
  });

  test('matches the numbered keys of the icon cache by prefix', () => {
    expect(isListedKey('localStorage', 'iconify-count')).toBe(true);
    expect(isListedKey('sessionStorage', 'iconify0')).toBe(true);
  });
});

describe('the list of hosts', () => {
  test('names each host once', () => {
    const names = hosts.rows.flatMap((row) => row.hosts);
    expect(new Set(names).size).toBe(names.length);
  });

  test('distinguishes the default installation from a configured one', () => {
    expect(isListedHost('www.googletagmanager.com', ['always'])).toBe(false);
    expect(isListedHost('www.googletagmanager.com', ['configured'])).toBe(true);
  });

  test('matches subdomains by wildcard, but not similar suffixes', () => {
    expect(isListedHost('abc-dsn.algolia.net', ['configured'])).toBe(true);
    expect(isListedHost('evilalgolia.net', ['configured'])).toBe(false);
  });
});
