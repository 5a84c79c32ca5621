import {checkScripts, NOTIFY_EVENT, readCheckReports} from '@scriptcat/contract';
import {describe, expect, test} from 'vitest';
import {dispatch, runSample, settled} from './run-sample';

describe('the check', () => {
  const reportOf = ({documentElement}: Document) =>
    readCheckReports(documentElement.dataset.scriptcatCheck).ScriptCat;
  const run = () =>
    runSample('guide/check.user.js', {
      values: {beat: 1},
      answers: {'/robots.txt': {body: 'User-agent: *'}},
    });

  test('leaves what it found for the page', async () => {
    const {document} = await run();
    expect(reportOf(document)).toMatchObject({
      version: '1.5.0',
      runAt: 'document-start',
      isSandboxed: true,
      beat: 1,
      stored: 'stored',
      listed: 'answered',
      unlisted: '@connect list',
    });
  });

  test('adds what happens later, beside the report of another manager', async () => {
    const {document, manager} = await run();
    const {dataset} = document.documentElement;
    dataset.scriptcatCheck = JSON.stringify({Violentmonkey: {}});
    await manager.choose('Show that the menu works');
    manager.changeElsewhere('beat', 2);
    dispatch(document, 'Event', NOTIFY_EVENT);
    await settled();
    expect(reportOf(document)).toMatchObject({hasMenu: true, beat: 2, notification: 'created'});
    expect(readCheckReports(dataset.scriptcatCheck)).toHaveProperty('Violentmonkey');
  });

  test('has a schedule that notes each run', async () => {
    const {manager} = await runSample('guide/check-schedule.user.js');
    expect(manager.values.get('beat')).toBeTypeOf('number');
  });

  test.each(Object.entries({page: 'check', schedule: 'check-schedule'}))(
    'has a name by which the page finds its %s script',
    async (key, file) => {
      const {header} = await runSample(`guide/${file}.user.js`);
      const {name, namespace} = checkScripts[key as keyof typeof checkScripts];
      expect({name: header.name?.[0], namespace: header.namespace?.[0]}).toEqual({name, namespace});
    },
  );
});
