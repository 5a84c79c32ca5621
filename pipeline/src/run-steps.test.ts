import {expect, test} from 'vitest';
import {runSteps} from './run-steps';

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
