import {expect, test} from 'vitest';
import {fetchFigures, withFigures} from './stats';

const answer = (body: unknown, ok = true) => ({ok, status: ok ? 200 : 500, json: async () => body});

test('figures of the same name are added up', async () => {
  const {figures, problems} = await fetchFigures(async (url) =>
    answer(
      url.includes('github')
        ? {stargazers_count: 5000}
        : url.includes('microsoft')
          ? {activeInstallCount: 2_000_000}
          : {average_daily_users: 9000},
    ),
  );
  expect(figures).toEqual({stars: 5000, users: 2_009_000});
  expect(problems).toEqual([]);
});

test('a figure with a missing part is left as it was, and said so', async () => {
  const {figures, problems} = await fetchFigures(async (url) =>
    url.includes('mozilla')
      ? answer({}, false)
      : answer({stargazers_count: 5000, activeInstallCount: 2_000_000}),
  );
  expect(figures).toEqual({stars: 5000});
  expect(problems.join()).toContain('average_daily_users');
  const stats = {users: {value: 1, date: '2026-01-01'}, stars: {value: 2, date: '2026-01-01'}};
  expect(withFigures(stats, figures, '2026-02-02')).toEqual({
    users: {value: 1, date: '2026-01-01'},
    stars: {value: 5000, date: '2026-02-02'},
  });
});
