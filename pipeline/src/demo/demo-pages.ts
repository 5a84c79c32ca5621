import appWords from '@scriptcat/content/demo/app';
import strictWords from '@scriptcat/content/demo/strict';
import thanksWords from '@scriptcat/content/demo/thanks';
import videoWords from '@scriptcat/content/demo/video';
import type {LanguageTag} from '@scriptcat/contract';
import type {DemoPage} from './demo-page';
import {article} from './pages/article';
import {feed} from './pages/feed';
import {form} from './pages/form';
import {shop} from './pages/shop';

function video(language: LanguageTag): DemoPage {
  const texts = videoWords[language];
  return {
    path: 'video',
    title: texts.title,
    summary: texts.summary,
    main: `<video controls muted loop playsinline width="640" height="360"></video>
<p>${texts.speed} <output id="speed">1</output>×</p>
<div class="actions"><button id="like">${texts.like}</button></div>
<details class="comments"><summary>${texts.comments}</summary><p>${texts.comment}</p></details>
<details class="comments"><summary>${texts.more}</summary><p>${texts.question}</p></details>
<aside class="recommendations"><h2>${texts.next}</h2><ul><li>${texts.harbour}</li><li>${texts.mountain}</li></ul></aside>
<div class="ad">${texts.ad}</div>`,
  };
}

function app(language: LanguageTag): DemoPage {
  const texts = appWords[language];
  return {
    path: 'app',
    title: texts.title,
    summary: texts.summary,
    main: `<nav class="tabs"><a href="?view=inbox">${texts.inbox}</a> <a href="?view=sent">${texts.sent}</a> <a href="?view=drafts">${texts.drafts}</a></nav>
<section id="view" data-inbox="${texts.inboxCount}" data-sent="${texts.sentCount}" data-drafts="${texts.noDrafts}"><h2>…</h2></section>`,
  };
}

function strict(language: LanguageTag): DemoPage {
  const texts = strictWords[language];
  return {
    path: 'strict',
    title: texts.title,
    summary: texts.summary,
    policy: "require-trusted-types-for 'script'",
    main: `<p>${texts.text}</p><div id="target"></div>`,
  };
}

function thanks(language: LanguageTag): DemoPage {
  const texts = thanksWords[language];
  return {
    path: 'thanks',
    title: texts.title,
    summary: texts.summary,
    main: `<p>${texts.order} <span class="order-number">A-17</span></p>`,
  };
}

/** Every demo page in one language. */
export function demoPages(language: LanguageTag): readonly DemoPage[] {
  return [
    shop(language),
    video(language),
    article(language),
    form(language),
    feed(language, 1),
    feed(language, 2),
    app(language),
    strict(language),
    thanks(language),
  ];
}
