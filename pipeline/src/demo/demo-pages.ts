import type {DemoPage} from './demo-page';
import {article} from './pages/article';
import {feed} from './pages/feed';
import {form} from './pages/form';
import {shop} from './pages/shop';
import type {Say} from './text';

const video = (say: Say): DemoPage => ({
  path: 'video',
  title: say('慢火车', 'The slow train'),
  summary: say('一个视频页：播放器、评论、推荐', 'A video page: player, comments, suggestions'),
  main: `<video controls muted loop playsinline width="640" height="360"></video>
<p>${say('播放速度', 'Speed')} <output id="speed">1</output>×</p>
<div class="actions"><button id="like">${say('点赞', 'Like')}</button></div>
<details class="comments"><summary>${say('2 条评论', '2 comments')}</summary><p>${say('风景真好。', 'What a view.')}</p></details>
<details class="comments"><summary>${say('更多', 'More')}</summary><p>${say('在哪里拍的？', 'Where was this?')}</p></details>
<aside class="recommendations"><h2>${say('接下来播放', 'Up next')}</h2><ul><li>${say('夜里的港口', 'Harbour at night')}</li><li>${say('雨中的山路', 'Mountain road in the rain')}</li></ul></aside>
<div class="ad">${say('广告：三天学会打字', 'Advertisement: learn to type in three days')}</div>`,
});

const app = (say: Say): DemoPage => ({
  path: 'app',
  title: say('邮箱', 'Mail'),
  summary: say('换地址而不重新加载的页面', 'A page that changes its address without loading'),
  main: `<nav class="tabs"><a href="?view=inbox">${say('收件箱', 'Inbox')}</a> <a href="?view=sent">${say('已发送', 'Sent')}</a> <a href="?view=drafts">${say('草稿', 'Drafts')}</a></nav>
<section id="view" data-inbox="${say('收件箱里有 3 封邮件', '3 messages in the inbox')}" data-sent="${say('已发送 12 封邮件', '12 messages sent')}" data-drafts="${say('没有草稿', 'No drafts')}"><h2>…</h2></section>`,
});

const strict = (say: Say): DemoPage => ({
  path: 'strict',
  title: say('严格的页面', 'A strict page'),
  summary: say('启用了 Trusted Types 和严格的 CSP', 'With Trusted Types and a strict CSP'),
  policy: "require-trusted-types-for 'script'",
  main: `<p>${say('这个页面不接受拼出来的 HTML，也不允许 eval。', 'This page accepts no HTML made of strings, and no eval.')}</p><div id="target"></div>`,
});

const thanks = (say: Say): DemoPage => ({
  path: 'thanks',
  title: say('感谢下单', 'Thank you for your order'),
  summary: say('下单之后的页面', 'The page after an order'),
  main: `<p>${say('订单号', 'Order')} <span class="order-number">A-17</span></p>`,
});

/** Every demo page in one language. */
export function demoPages(say: Say): readonly DemoPage[] {
  return [
    shop(say),
    video(say),
    article(say),
    form(say),
    feed(say, 1),
    feed(say, 2),
    app(say),
    strict(say),
    thanks(say),
  ];
}
