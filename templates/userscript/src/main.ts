import {isCheap} from './prices';

const limit = () => GM_getValue('limit', 100);

function mark(): void {
  for (const item of document.querySelectorAll<HTMLElement>('.product')) {
    const price = item.querySelector('.price')?.textContent ?? '';
    item.style.outline = isCheap(price, limit()) ? '3px solid seagreen' : '';
  }
}

mark();
GM_registerMenuCommand('Double the limit', () => {
  GM_setValue('limit', limit() * 2);
  mark();
});
