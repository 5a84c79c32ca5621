import words from '@scriptcat/content/demo/shop';
import type {LanguageTag} from '@scriptcat/contract';
import type {DemoPage} from '../demo-page';
import {each} from '../each';

/** Products with prices, a basket, a coupon field and a note that is added late. */
export function shop(language: LanguageTag): DemoPage {
  const texts = words[language];
  const goods = [
    {id: 'tea', kind: 'drink', name: texts.goods.tea, price: 40},
    {id: 'coffee', kind: 'drink', name: texts.goods.coffee, price: 140},
    {id: 'cup', kind: 'thing', name: texts.goods.cup, price: 90},
    {id: 'kettle', kind: 'thing', name: texts.goods.kettle, price: 260},
    {id: 'tray', kind: 'thing', name: texts.goods.tray, price: 65},
  ];
  return {
    path: 'shop',
    title: texts.title,
    summary: texts.summary,
    main: `<p>${texts.order} <span class="order-number">A-17</span></p>
<nav class="kinds"><a href="?kind=all" data-kind="all">${texts.kinds.all}</a> <a href="?kind=drink" data-kind="drink">${texts.kinds.drink}</a> <a href="?kind=thing" data-kind="thing">${texts.kinds.thing}</a></nav>
<ul class="products">
${each(goods, ({id, kind, name, price}) => `<li class="product" data-product="${id}" data-kind="${kind}" data-price="${price}"><h2>${name}</h2><span class="price">${price}</span> <button class="buy">${texts.buy}</button></li>`)}
</ul>
<p>${texts.basket} <output id="basket">0</output></p>
<p><label>${texts.coupon} <input id="coupon"></label></p>
<p><button id="keep">${texts.keepCookie}</button> <output id="cookies"></output></p>
<p><a href="../thanks/" target="_blank">${texts.placeOrder}</a></p>
<p id="delivery" data-late="${texts.delivery}"></p>`,
  };
}
