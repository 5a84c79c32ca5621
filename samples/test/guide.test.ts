import {describe, expect, test} from 'vitest';
import {dispatch, runSample, settled} from './run-sample';

test('the first script of the user guide puts up its sign', async () => {
  const {document} = await runSample('guide/first-script.user.js');
  expect(document.body.lastElementChild?.textContent).toBe('The script is running');
});

test('the welcome check leaves the version for the page to find', async () => {
  const {document} = await runSample('guide/welcome-check.user.js');
  expect(document.documentElement.dataset.welcomeScript).toBe('1.5.0');
});

describe('playback speed', () => {
  test('applies the remembered speed and changes it by key', async () => {
    const {document, manager} = await runSample('home/playback-speed.user.js', {
      html: '<video></video><input>',
      values: {speed: 1.5},
    });
    const video = document.querySelector('video') as HTMLVideoElement;
    const press = (target: Element | null) =>
      dispatch(target, 'KeyboardEvent', 'keydown', {key: ']', bubbles: true});
    expect(video.playbackRate).toBe(1.5);
    press(document.body);
    expect(video.playbackRate).toBe(1.75);
    press(document.querySelector('input'));
    await settled();
    expect(manager.values.get('speed')).toBe(1.75);
  });
});

describe('price drop', () => {
  const run = (price: string, values = {}) =>
    runSample('home/price-drop.user.js', {
      values,
      answers: {'/demo/api/price': {body: `{"price": "${price}"}`}},
    });

  test('tells when the price falls', async () => {
    const {manager} = await run('80', {price: 100});
    expect(manager.notifications()[0]).toMatchObject({title: '100 → 80'});
  });

  test('is silent when it rises, and remembers', async () => {
    const {manager} = await run('120', {price: 100});
    expect(manager.notifications()).toHaveLength(0);
    expect(manager.values.get('price')).toBe(120);
  });

  test('fails loudly when the page has changed', async () => {
    const {error} = await run('');
    expect(error).toBeInstanceOf(Error);
  });
});
