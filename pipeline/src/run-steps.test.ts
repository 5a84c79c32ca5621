import {expect, test} from 'vitest';
import {runSteps} from './run-steps';

test('a step begins when the one before has ended', async () => {
  const events: string[] = [];
  const step = (name: string) => ({
    name,
    run: async (subject: string) => {
      events.push(`${subject}: ${name} begins`);
      await Promise.resolve();
      events.push(`${subject}: ${name} ends`);
    },
  });
  await runSteps([step('a'), step('b')], 'en', () => {});
  expect(events).toEqual(['en: a begins', 'en: a ends', 'en: b begins', 'en: b ends']);
});

test('a failure names its step and stops the rest', async () => {
  const ran: string[] = [];
  const steps = [
    {
      name: 'broken',
      run: () => {
        throw new Error('no such file');
      },
    },
    {name: 'later', run: () => void ran.push('later')},
  ];
  await expect(runSteps(steps, null, () => {})).rejects.toThrow('The step "broken" failed.');
  expect(ran).toEqual([]);
});
