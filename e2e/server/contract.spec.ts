import {expect, test} from '@playwright/test';
import {
  type ExtensionLink,
  extensionLinks,
  inLanguage,
  languageTags,
  oldPublicPaths,
} from '@scriptcat/contract';
import {exchange} from '@scriptcat/testing/raw-http';

/** Opens an address like a browser, through at most one redirect. */
async function follow(origin: string, target: string) {
  const first = await exchange(origin, {target});
  const {location} = first.headers;
  if (first.status !== 301 || location === undefined) return {target, answer: first};
  return {target: location, answer: await exchange(origin, {target: location})};
}

const links: readonly ExtensionLink[] = extensionLinks;

for (const locale of languageTags) {
  test(`every address the extension opens is there (${locale})`, async ({baseURL: origin}) => {
    const baseURL = origin ?? '';
    const failures: string[] = [];
    for (const {path, queries = []} of links) {
      const bare = inLanguage(path.replace(/\/$/, ''), locale);
      for (const query of ['', ...queries]) {
        for (const asked of [`${bare}${query}`, `${bare}/${query}`]) {
          const {target, answer} = await follow(baseURL, asked);
          const isPage = answer.status === 200 && target.endsWith(`/${query}`);
          const isInLocale = new RegExp(`<html lang="?${locale}\\b`).test(String(answer.body));
          if (!isPage || !isInLocale) failures.push(`${asked} → ${answer.status} ${target}`);
        }
      }
    }
    expect(failures).toEqual([]);
  });

  test(`every anchor the extension names is on its page (${locale})`, async ({baseURL: origin}) => {
    const baseURL = origin ?? '';
    const failures: string[] = [];
    for (const {path, anchors = []} of links) {
      const {answer} = await follow(baseURL, inLanguage(path, locale));
      // Versions have a check of their own, over the data of the changelog.
      for (const anchor of anchors.filter((name) => name !== 'version')) {
        const hasAnchor = new RegExp(`\\bid="?${anchor}["\\s>]`).test(String(answer.body));
        if (!hasAnchor) failures.push(`${path}#${anchor}`);
      }
    }
    expect(failures).toEqual([]);
  });

  test(`every public address of the former site still leads somewhere (${locale})`, async ({
    baseURL: origin,
  }) => {
    const baseURL = origin ?? '';
    const failures: string[] = [];
    for (const path of oldPublicPaths) {
      const {answer} = await follow(baseURL, inLanguage(path, locale));
      if (answer.status !== 200) failures.push(`${inLanguage(path, locale)} → ${answer.status}`);
    }
    expect(failures).toEqual([]);
  });
}
