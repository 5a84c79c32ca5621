import type {View} from '../studio';
import {content, optionsPage, wide} from './frame';

const ready = '[data-testid=level-chip-bar]';

/** The head of the page, a line with its details and two more. */
const openedLine = 498;

/** Search results in the log, with the details of one line. */
const entry: View = async ({open, words}) => {
  const page = await open('options.html#/logs', ready, wide);
  await page.getByRole('searchbox').fill(words.search);
  await page.getByRole('button', {name: words.labels.query, exact: true}).click();
  await page.getByText(words.slow).first().click();
  return content(page, openedLine);
};

export const logViews: Record<string, View> = {
  logs: optionsPage('/logs', ready, {width: 1240, height: 460}),
  'logs-entry': entry,
};
