import type {DemoPage} from '../demo-page';
import {each, type Say} from '../text';

const paragraphs = [
  [
    '这座小城的钟楼每天只走对两次，城里的人却从不抱怨。有人说时间在这里走得慢，也有人说是钟太老了。重要的是，邮差总能在日落前把信送完。',
    'The clock tower of this town is right twice a day, and nobody complains. Some say time is slow here, others that the clock is old. What matters is that the post is out before sunset.',
  ],
  [
    '去年冬天，一位修表匠搬到了钟楼对面。他没有修钟，只是每天中午站在窗前，拿怀表和钟楼对一对，然后在本子上记下一行数字。',
    'Last winter a watchmaker moved in across the square. He did not mend the clock. Every noon he stood at his window, compared it with his watch and wrote a line of numbers in a book.',
  ],
  [
    '到了春天，本子写满了，他把它交给市长：钟每天慢四分钟，一年正好慢一天。市长想了想，决定每年多放一天假。',
    'By spring the book was full, and he took it to the mayor: four minutes lost a day, one day a year. The mayor thought about it and gave the town a holiday.',
  ],
] as const;

/** A text worth reading, with a table, pictures, links, one of them dead, and a version. */
export function article(say: Say): DemoPage {
  const rows = [
    [say('一月', 'January'), '124', say('紧急：换弹簧', 'urgent: new spring')],
    [say('二月', 'February'), '112', say('无', 'none')],
    [say('三月', 'March'), '124', say('加油', 'oiled')],
  ];
  return {
    path: 'article',
    title: say('慢钟', 'The slow clock'),
    summary: say(
      '一篇文章：段落、表格、图片、链接',
      'An article: paragraphs, a table, pictures, links',
    ),
    main: `<article>
${each([...paragraphs, ...paragraphs, ...paragraphs], ([zh, en]) => `<p>${say(zh, en)}</p>`)}
<p>${say('紧急：今晚钟楼检修。', 'This is urgent: the tower is closed tonight.')}</p>
<img class="large" src="clock.svg" width="800" height="200" alt="${say('钟楼', 'The clock tower')}">
</article>
<table><thead><tr><th>${say('月份', 'Month')}</th><th>${say('慢了几分钟', 'Minutes lost')}</th><th>${say('备注', 'Note')}</th></tr></thead><tbody>
${each(rows, (cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)}
</tbody></table>
<p>${say('本文版本', 'Version of this text')} <span class="version">2.1</span> <span id="status">running</span></p>
<p><a class="later" href="../shop/">${say('茶铺', 'The tea shop')}</a> <a class="later" href="../video/">${say('慢火车', 'The slow train')}</a> <a id="missing">${say('一个打不开的链接', 'A link that leads nowhere')}</a></p>`,
  };
}
