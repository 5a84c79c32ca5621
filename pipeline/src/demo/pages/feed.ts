import words from '@scriptcat/content/demo/feed';
import type {LanguageTag} from '@scriptcat/contract';
import type {DemoPage} from '../demo-page';
import {each} from '../each';

const perPage = 10;

/** A list with infinite scrolling, and a second page for scripts that follow links. */
export function feed(language: LanguageTag, page: 1 | 2): DemoPage {
  const texts = words[language];
  const first = (page - 1) * perPage + 1;
  const items = Array.from({length: perPage}, (_, index) => first + index);
  return {
    path: page === 1 ? 'feed' : 'feed/2',
    title: page === 1 ? texts.title : texts.titleOfPage2,
    summary: texts.summary,
    main: `<ul class="results" data-word="${texts.message}" data-sponsored="${texts.sponsored}">
${each(items, (number) => `<li${number % 4 === 0 ? ' class="sponsored"' : ''}>${number % 4 === 0 ? texts.sponsored : texts.message} ${number}</li>`)}
</ul>
${page === 1 ? `<p><a rel="next" href="2/">${texts.next}</a></p>\n<p id="more">…</p>` : `<p><a rel="prev" href="../">${texts.previous}</a></p>`}`,
  };
}
