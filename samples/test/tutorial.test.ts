import {describe, expect, test, vi} from 'vitest';
import {runSample, settled} from './run-sample';

const html = `<ul class="products">
  <li class="product" data-product="tea" data-price="40"></li>
  <li class="product" data-product="coffee" data-price="140"></li>
</ul><p id="delivery"></p>`;
const framed = (document: Document) =>
  [...document.querySelectorAll<HTMLElement>('.product')].map(({style}) => style.outline !== '');

describe('price helper', () => {
  test('1 frames cheap goods and waits for what comes late', async () => {
    const {document} = await runSample('tutorial/1-find.user.js', {
      html: `${html}<b class="delivery"></b>`,
    });
    expect(framed(document)).toEqual([true, false]);
    expect(document.querySelector<HTMLElement>('.delivery')?.style.background).toContain('gold');
  });

  test('2 marks the goods that replace the first ones', async () => {
    const {document} = await runSample('tutorial/2-address.user.js', {html});
    const list = document.querySelector('.products');
    const fresh = document.createElement('li');
    fresh.className = 'product';
    fresh.dataset.price = '20';
    list?.replaceChildren(fresh);
    await vi.waitFor(() => expect(framed(document)).toEqual([true]));
  });

  test('3 follows the settings', async () => {
    const {document, manager} = await runSample('tutorial/3-settings.user.js', {html});
    expect(framed(document)).toEqual([true, false]);
    manager.changeElsewhere('helper.limit', 200);
    await vi.waitFor(() => expect(framed(document)).toEqual([true, true]));
  });

  test('4 can be paused and goes on', async () => {
    const {document, manager} = await runSample('tutorial/4-menu.user.js', {html});
    expect(document.querySelector('style')?.textContent).toContain('.cheap');
    await manager.choose('Pause');
    expect(document.querySelector('style')).toBeNull();
    expect(manager.menuNames()).toEqual(['Resume']);
  });

  test('5 shows another price, and why there is none', async () => {
    const answers = {'/demo/api/price': {body: '{"price":36}'}};
    const good = await runSample('tutorial/5-request.user.js', {html, answers});
    expect(good.document.body.textContent).toContain('4 cheaper elsewhere');
    const bad = await runSample('tutorial/5-request.user.js', {
      html,
      answers: {'https://docs.scriptcat.org/': {status: 500, body: ''}},
    });
    expect(bad.document.body.textContent).toContain('no other price (HTTP 500)');
  });

  test('6 hands a wish over, and the other half fulfils it', async () => {
    const {document, manager} = await runSample('tutorial/6-page.user.js', {html});
    document.querySelector('button')?.click();
    await settled();
    const wish = manager.values.get('wish');
    expect(wish).toEqual({product: 'tea', below: 40});
    const price = (body: string, status = 200) =>
      runSample('tutorial/6-background.user.js', {
        values: {wish},
        answers: {'https://docs.scriptcat.org/': {status, body}},
      });
    const cheaper = await price('{"price":36}');
    expect(cheaper.manager.notifications()).toMatchObject([{text: 'Now 36'}]);
    expect(cheaper.manager.values.has('wish')).toBe(false);
    const same = await price('{"price":40}');
    expect(same.manager.notifications()).toEqual([]);
    const busy = await price('', 503);
    expect(busy.error).toMatchObject({msg: 'HTTP 503'});
  });

  test('7 says what it saw', async () => {
    const {manager} = await runSample('tutorial/7-debug.user.js', {html});
    expect(manager.callsOf('GM_log').at(-1)?.[2]).toMatchObject({step: 'mark', products: 2});
    const empty = await runSample('tutorial/7-debug.user.js', {html: ''});
    expect(empty.manager.callsOf('GM_log')[0]?.[1]).toBe('warn');
  });

  test('8 is complete', async () => {
    const {document, manager, header} = await runSample('tutorial/8-publish.user.js', {html});
    expect(framed(document)).toEqual([true, false]);
    expect(manager.menuNames()).toEqual(['Settings']);
    for (const key of ['license', 'icon', 'homepageurl', 'updateurl', 'downloadurl']) {
      expect(header[key]?.[0], key).toBeTruthy();
    }
  });
});
