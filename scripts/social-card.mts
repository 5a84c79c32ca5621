import {readFileSync} from 'node:fs';
import {chromium} from '@playwright/test';
import {textLocales} from '@scriptcat/contract';
import {findChromium} from '@scriptcat/testing/chromium';
import {hero} from '../site/src/home/data/hero';
import {identity} from '../site/src/identity';

// Draws the pictures that chats and social networks show for a link: `npm run social-card`.
const logo = readFileSync('site/static/img/logo-dark.svg', 'utf8');

const card = (locale: (typeof textLocales)[number]) => `
  <html lang="${locale}">
    <style>
      body { display: grid; align-content: center; gap: 40px; width: 1200px; height: 630px; margin: 0;
        padding: 0 100px; box-sizing: border-box; background: #0b1220; color: #e6edf7;
        font-family: system-ui, 'Noto Sans CJK SC', sans-serif; }
      header { display: flex; gap: 24px; align-items: center; font-size: 44px; font-weight: 700; }
      svg { width: 96px; height: 96px; }
      h1 { margin: 0; font-size: 84px; line-height: 1.15; text-wrap: balance; }
      p { margin: 0; color: #9fb0c7; font-size: 34px; text-wrap: balance; }
    </style>
    <header>${logo}${identity.name[locale]}</header>
    <h1>${hero.claim[locale]}</h1>
    <p>${identity.tagline[locale]}</p>
  </html>`;

const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox'],
});
const page = await browser.newPage({viewport: {width: 1200, height: 630}});
for (const locale of textLocales) {
  await page.setContent(card(locale));
  await page.screenshot({path: `site/static/img/social-${locale}.png`});
}
await browser.close();
