import type {DemoPage} from '../demo-page';
import {each, type Say} from '../text';

const perPage = 10;

/** A list that grows when its end comes into view; the second page is there for those who follow links. */
export function feed(say: Say, page: 1 | 2): DemoPage {
  const first = (page - 1) * perPage + 1;
  const items = Array.from({length: perPage}, (_, index) => first + index);
  return {
    path: page === 1 ? 'feed' : 'feed/2',
    title: page === 1 ? say('消息', 'Messages') : say('消息，第 2 页', 'Messages, page 2'),
    summary: say('滚动到底会继续加载的列表', 'A list that loads more at its end'),
    main: `<ul class="results" data-word="${say('消息', 'Message')}" data-sponsored="${say('推广', 'Sponsored')}">
${each(items, (number) => `<li${number % 4 === 0 ? ' class="sponsored"' : ''}>${number % 4 === 0 ? say('推广', 'Sponsored') : say('消息', 'Message')} ${number}</li>`)}
</ul>
${page === 1 ? `<p><a rel="next" href="2/">${say('下一页', 'Next page')}</a></p>\n<p id="more">…</p>` : `<p><a rel="prev" href="../">${say('上一页', 'Previous page')}</a></p>`}`,
  };
}
