/** The little shop that scripts are tried on; English and Chinese stand side by side. */
export function drawDemo(body: HTMLElement): void {
  const heading = element('h1', '猫用品店 · Cat supplies');
  const list = element('ul');
  list.className = 'products';
  for (const [name, price] of products) list.append(product(name, price));
  const article = element('article');
  article.append(
    element(
      'p',
      '这是演示页面，脚本可以随意改动它。This page is a demo; change anything you like.',
    ),
    list,
  );
  body.replaceChildren(heading, article);
}

const products = [
  ['逗猫棒 · Feather wand', '12.90'],
  ['猫抓板 · Scratcher', '34.50'],
  ['喂食器 · Feeder', '79.00'],
] as const;

function product(name: string, price: string): HTMLElement {
  const item = element('li');
  item.className = 'product';
  const amount = element('span', price);
  amount.className = 'price';
  item.append(element('h2', name), amount);
  return item;
}

function element(tag: string, text = ''): HTMLElement {
  const created = document.createElement(tag);
  created.textContent = text;
  return created;
}
