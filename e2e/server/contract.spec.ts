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

for (const language of languageTags) {
  test(`every address the extension opens is there (${language})`, async ({baseURL: origin}) => {
    const baseURL = origin ?? '';
    const failures: string[] = [];
    for (const {path, queries = []} of links) {
      const bare = inLanguage(path.replace(/\/$/, ''), language);
      for (const query of ['', ...queries]) {
        for (const asked of [`${bare}${query}`, `${bare}/${query}`]) {
          const {target, answer} = await follow(baseURL, asked);
          const isPage = answer.status === 200 && target.endsWith(`/${query}`);
          const isInLanguage = new RegExp(`<html lang="?${language}\\b`).test(String(answer.body));
          if (!isPage || !isInLanguage) failures.push(`${asked} → ${answer.status} ${target}`);
        }
      }
    }
    expect(failures).toEqual([]);
  });

  test(`every anchor the extension names is on its page (${language})`, async ({
    baseURL: origin,
  }) => {
    const baseURL = origin ?? '';
    const failures: string[] = [];
    for (const {path, anchors = []} of links) {
      const {answer} = await follow(baseURL, inLanguage(path, language));
      // Versions have a check of their own, over the data of the changelog.
      for (const anchor of anchors.filter((name) => name !== 'version')) {
        const hasAnchor = new RegExp(`\\bid="?${anchor}["\\s>]`).test(String(answer.body));
        if (!hasAnchor) failures.push(`${path}#${anchor}`);
      }
    }
    expect(failures).toEqual([]);
  });

  test(`every public address of the former site still leads somewhere (${language})`, async ({
    baseURL: origin,
  }) => {
    const baseURL = origin ?? '';
    const failures: string[] = [];
    for (const path of oldPublicPaths) {
      const {answer} = await follow(baseURL, inLanguage(path, language));
      if (answer.status !== 200) failures.push(`${inLanguage(path, language)} → ${answer.status}`);
    }
    expect(failures).toEqual([]);
  });
}
