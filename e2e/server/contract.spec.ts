import {expect, test} from '@playwright/test';
import addresses from '@scriptcat/content/site/addresses';
import {inLanguage, languageTags} from '@scriptcat/contract';
import {exchange} from '@scriptcat/testing/raw-http';

/** Opens an address like a browser, through at most one redirect. */
async function follow(origin: string, target: string) {
  const first = await exchange(origin, {target});
  const {location} = first.headers;
  if (first.status !== 301 || location === undefined) return {target, answer: first};
  return {target: location, answer: await exchange(origin, {target: location})};
}

for (const language of languageTags) {
  test(`addresses that the extension opens have their anchors (${language})`, async ({baseURL}) => {
    const failures: string[] = [];
    for (const {path, queries = [], anchors = []} of addresses.extension) {
      const bare = inLanguage(path.replace(/\/$/, ''), language);
      for (const query of ['', ...queries]) {
        for (const asked of [`${bare}${query}`, `${bare}/${query}`]) {
          const {target, answer} = await follow(baseURL ?? '', asked);
          const html = String(answer.body);
          const isPage = answer.status === 200 && target.endsWith(`/${query}`);
          const isInLanguage = new RegExp(`<html lang="?${language}\\b`).test(html);
          if (!isPage || !isInLanguage) failures.push(`${asked} → ${answer.status} ${target}`);
          // Versions have a check of their own, over the data of the changelog.
          for (const anchor of anchors.filter((name) => name !== 'version'))
            if (!new RegExp(`\\bid="?${anchor}["\\s>]`).test(html))
              failures.push(`${asked}#${anchor}`);
        }
      }
    }
    expect(failures).toEqual([]);
  });

  test(`every address of the former site leads somewhere (${language})`, async ({baseURL}) => {
    const failures: string[] = [];
    for (const path of addresses.old) {
      const {answer} = await follow(baseURL ?? '', inLanguage(path, language));
      if (answer.status !== 200) failures.push(`${inLanguage(path, language)} → ${answer.status}`);
    }
    expect(failures).toEqual([]);
  });
}
