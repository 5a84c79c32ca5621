import type {Studio, View} from '../studio';
import {closeUp, content, openMenu, optionsPage, phone, wide} from './frame';

/** The head of the list and five whole rows. */
const fiveRows = 400;

/** Filters and views work only after the rows are rendered. */
async function openList({open}: Studio) {
  const page = await open('options.html#/', '[data-testid=view-toggle]', wide);
  await page.getByRole('switch').first().waitFor();
  return page;
}

const tagFilter: View = async (studio) => {
  const page = await openList(studio);
  await openMenu(page.getByRole('button', {name: studio.words.labels.tags, exact: true}));
  return content(page, fiveRows);
};

const cards: View = async (studio) => {
  const page = await openList(studio);
  const views = page.getByTestId('view-toggle').locator('button');
  await views.last().click();
  await page.getByTestId('script-card').first().waitFor();
  // The list stays as it was left, and the next picture is of the table.
  return {...content(page, 628), tidy: () => views.first().click()};
};

const batch: View = async (studio) => {
  const page = await openList(studio);
  const boxes = page.getByRole('checkbox');
  // The first box is that of all scripts.
  for (const row of [1, 2, 4]) await boxes.nth(row).click();
  await page.getByText(studio.words.labels.selected).waitFor();
  return content(page, fiveRows);
};

async function openCreateMenu(studio: Studio) {
  const page = await openList(studio);
  await openMenu(page.getByTestId('create-script'));
  return page;
}

const createMenu: View = async (studio) => content(await openCreateMenu(studio), fiveRows);

const importLink: View = async (studio) => {
  const page = await openCreateMenu(studio);
  await page.getByText(studio.words.labels.importLink).click();
  await page
    .getByTestId('link-import-textarea')
    .fill('https://example.com/night-mode.user.js\nhttps://example.net/team-pack.user.sub.js');
  return closeUp(page, page.getByRole('dialog'));
};

const trash: View = async (studio) => {
  const page = await openList(studio);
  await page
    .getByText(studio.words.labels.trash)
    .filter({visible: true})
    .first()
    .click({timeout: 8000});
  // The trash shows the plain name in every language.
  await page.getByText('Old clock').first().waitFor({timeout: 8000});
  return {page};
};

export const listViews: Record<string, View> = {
  scripts: optionsPage('/', '[data-testid=view-toggle]'),
  'scripts-phone': optionsPage('/', 'input', phone),
  'scripts-tags': tagFilter,
  'scripts-cards': cards,
  'scripts-batch': batch,
  'scripts-create': createMenu,
  'import-link': importLink,
  trash,
  subscriptions: optionsPage('/subscribe', '[data-testid=subscribe-page]', {
    width: 1240,
    height: 420,
  }),
  updates: async ({open}) => ({page: await open('batchupdate.html', '#root *', wide)}),
};
