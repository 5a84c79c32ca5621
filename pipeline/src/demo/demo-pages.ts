import {readFileSync} from 'node:fs';
import path from 'node:path';
import app from '@scriptcat/content/demo/app';
import article from '@scriptcat/content/demo/article';
import feed from '@scriptcat/content/demo/feed';
import form from '@scriptcat/content/demo/form';
import frames from '@scriptcat/content/demo/frames';
import react from '@scriptcat/content/demo/react';
import shop from '@scriptcat/content/demo/shop';
import strict from '@scriptcat/content/demo/strict';
import thanks from '@scriptcat/content/demo/thanks';
import video from '@scriptcat/content/demo/video';
import widgets from '@scriptcat/content/demo/widgets';
import type {LanguageTag} from '@scriptcat/contract';

/** One demo page: folder, title and the HTML of its main part. */
export interface DemoPage {
  path: string;
  title: string;
  summary: string;
  main: string;
  /** A policy stricter than the site's own. */
  policy?: string;
}

/** Fills the blanks of an HTML file: `{goods.tea}` is the text `tea` of `goods`. */
export function fillFile(file: string, texts: object): string {
  const html = readFileSync(path.join(import.meta.dirname, file), 'utf8');
  return html.replace(/\{([\w.]+)\}/g, (blank, name: string) => {
    const text = name.split('.').reduce<unknown>((part, key) => Object(part)[key], texts);
    if (typeof text !== 'string')
      throw new Error(`${file}: there’s no text for ${blank}. Add it to content/demo.`);
    return text;
  });
}

interface Texts {
  title: string;
  summary: string;
}

function page(name: string, texts: Texts, more: Partial<DemoPage> = {}): DemoPage {
  const {title, summary} = texts;
  return {path: name, title, summary, main: fillFile(`pages/${name}.html`, texts).trim(), ...more};
}

/** What the article has three times, and the names of months. */
function articleTexts(language: LanguageTag) {
  const {paragraphs, ...texts} = article[language];
  const months = new Intl.DateTimeFormat(language, {timeZone: 'UTC', month: 'long'});
  const text = paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join('\n');
  return {
    ...texts,
    paragraphs: [text, text, text].join('\n'),
    months: [0, 1, 2].map((month) => months.format(Date.UTC(2023, month))),
  };
}

/** Every demo page in one language. */
export function demoPages(language: LanguageTag): readonly DemoPage[] {
  const ofFeed = feed[language];
  const ofFrames = frames[language];
  return [
    page('shop', shop[language]),
    page('video', video[language]),
    page('article', articleTexts(language)),
    page('form', form[language]),
    page('feed', ofFeed),
    page('feed-2', ofFeed, {path: 'feed/2', title: ofFeed.titleOfPage2}),
    page('app', app[language]),
    page('strict', strict[language], {policy: "require-trusted-types-for 'script'"}),
    page('thanks', thanks[language]),
    page('widgets', widgets[language]),
    page('frames', ofFrames),
    page('frames-inner', ofFrames, {path: 'frames/inner', title: ofFrames.inner}),
    page('react', react[language]),
  ];
}
