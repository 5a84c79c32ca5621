import type {DemoPage} from '../demo-page';
import {each, type Say} from '../text';

/** A list of goods with prices, a basket, a coupon field and a note that comes late. */
export function shop(say: Say): DemoPage {
  const goods = [
    {id: 'tea', kind: 'drink', name: say('绿茶', 'Green tea'), price: 40},
    {id: 'coffee', kind: 'drink', name: say('咖啡豆', 'Coffee beans'), price: 140},
    {id: 'cup', kind: 'thing', name: say('陶杯', 'Clay cup'), price: 90},
    {id: 'kettle', kind: 'thing', name: say('水壶', 'Kettle'), price: 260},
    {id: 'tray', kind: 'thing', name: say('托盘', 'Tray'), price: 65},
  ];
  return {
    path: 'shop',
    title: say('茶铺', 'Tea shop'),
    summary: say('商品列表、价格、优惠码', 'A list of goods with prices and a coupon field'),
    main: `<p>${say('订单号', 'Order')} <span class="order-number">A-17</span></p>
<nav class="kinds"><a href="?kind=all" data-kind="all">${say('全部', 'All')}</a> <a href="?kind=drink" data-kind="drink">${say('饮品', 'Drinks')}</a> <a href="?kind=thing" data-kind="thing">${say('器具', 'Things')}</a></nav>
<ul class="products">
${each(goods, ({id, kind, name, price}) => `<li class="product" data-product="${id}" data-kind="${kind}" data-price="${price}"><h2>${name}</h2><span class="price">${price}</span> <button class="buy">${say('加入购物车', 'Add to basket')}</button></li>`)}
</ul>
<p>${say('购物车', 'Basket')} <output id="basket">0</output></p>
<p><label>${say('优惠码', 'Coupon')} <input id="coupon"></label></p>
<p><button id="keep">${say('存一个 Cookie', 'Keep a cookie')}</button> <output id="cookies"></output></p>
<p><a href="../thanks/" target="_blank">${say('下单', 'Place the order')}</a></p>
<p id="delivery" data-late="${say('明天送到', 'Delivered tomorrow')}"></p>`,
  };
}
