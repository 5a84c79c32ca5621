import type {View} from '../studio';
import {content, optionsPage, wide} from './frame';

const ready = '[data-testid=level-chip-bar]';

/** The head of the page, a line with its details and two more. */
const openedLine = 498;

/** Search results in the log, with the details of one line. */
const entry: View = async ({open, isChinese}) => {
  const page = await open('options.html#/logs', ready, wide);
  await page.getByRole('searchbox').fill(isChinese ? '服务器' : 'server');
  await page.getByRole('button', {name: isChinese ? '查询' : 'Query', exact: true}).click();
  const line = page.getByText(isChinese ? '服务器回应很慢' : 'The server was slow');
  await line.first().click();
  return content(page, openedLine);
};

export const logViews: Record<string, View> = {
  logs: optionsPage('/logs', ready, {width: 1240, height: 460}),
  'logs-entry': entry,
};
