import words from '@scriptcat/content/demo/article';
import type {LanguageTag} from '@scriptcat/contract';
import type {DemoPage} from '../demo-page';
import {each} from '../each';

/** An article with a table, images, links (one of them broken) and a version. */
export function article(language: LanguageTag): DemoPage {
  const texts = words[language];
  const {paragraphs} = texts;
  const months = new Intl.DateTimeFormat(language, {timeZone: 'UTC', month: 'long'});
  const month = (index: number) => months.format(Date.UTC(2023, index));
  const rows = [
    [month(0), '124', texts.notes.january],
    [month(1), '112', texts.notes.february],
    [month(2), '124', texts.notes.march],
  ];
  return {
    path: 'article',
    title: texts.title,
    summary: texts.summary,
    main: `<article>
${each([...paragraphs, ...paragraphs, ...paragraphs], (paragraph) => `<p>${paragraph}</p>`)}
<p>${texts.urgent}</p>
<img class="large" src="clock.svg" width="800" height="200" alt="${texts.picture}">
</article>
<table><thead><tr><th>${texts.month}</th><th>${texts.minutes}</th><th>${texts.note}</th></tr></thead><tbody>
${each(rows, (cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)}
</tbody></table>
<p>${texts.version} <span class="version">2.1</span> <span id="status">running</span></p>
<p><a class="later" href="../shop/">${texts.shop}</a> <a class="later" href="../video/">${texts.video}</a> <a id="missing">${texts.missing}</a></p>`,
  };
}
