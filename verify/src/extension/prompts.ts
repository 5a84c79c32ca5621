import type {Page} from 'playwright-core';
import {poll} from '../wait';
import type {ScriptCat} from './scriptcat';

type Reply = 'allow' | 'deny';

/** Before 1.5 each answer had its own button, without a test id. */
function olderButton(page: Page, reply: Reply, duration?: string) {
  const verb = reply === 'allow' ? 'Allow' : 'Deny';
  const words = {permanent: `Permanently ${verb} This`, temporary: `Temporarily ${verb} This`};
  const name = words[duration as keyof typeof words] ?? `${verb} Once`;
  return page.getByRole('button', {name});
}

/** Answers a prompt in Firefox, whose driver knows no address of the extension's pages. */
async function answerInFirefox(page: Page, reply: Reply, duration?: string) {
  const find = (names: readonly string[]) =>
    page
      .evaluate((names) => {
        if (!location.pathname.endsWith('/confirm.html')) return null;
        const text = document.body.textContent;
        const buttons = names.map((name) =>
          document.querySelector<HTMLElement>(`[data-testid="confirm-${name}"]`),
        );
        const button = buttons.find(Boolean);
        // The page is gone before it could answer.
        if (button) setTimeout(() => button.click());
        return button && text;
      }, names)
      // A page that is just loading has no context.
      .catch(() => null);
  const click = (names: readonly string[]) => poll(() => find(names), 20_000);
  if (duration && !(await click([`duration-${duration}`, 'request']))) return undefined;
  return click(['request', reply]);
}

/** Answers every permission prompt from now on, and keeps what each of them said. */
export function answerPrompts(
  {context, firefox}: ScriptCat,
  {reply = 'allow', duration}: {reply?: Reply; duration?: 'permanent' | 'temporary'} = {},
) {
  const seen: string[] = [];
  const onPage = async (page: Page) => {
    if (firefox) {
      const text = await answerInFirefox(page, reply, duration);
      if (text) seen.push(text);
      return;
    }
    try {
      await page.waitForURL(/confirm\.html/, {timeout: 15_000});
    } catch {
      return;
    }
    try {
      // Some requests have a button of their own in place of the usual two.
      const request = page.getByTestId('confirm-request');
      const button = page.getByTestId(`confirm-${reply}`).or(olderButton(page, reply, duration));
      await button.or(request).first().waitFor({timeout: 15_000});
      // Before 1.5 the page had no name for its card.
      const card = page.getByTestId('confirm-card').or(page.locator('body')).last();
      seen.push(((await card.textContent()) ?? '').replace(/\s+/g, ' '));
      if (duration) {
        const choice = page.getByTestId(`confirm-duration-${duration}`);
        if (await choice.count()) await choice.click();
      }
      await ((await request.count()) ? request : button).first().click();
    } catch (error) {
      seen.push(`The prompt could not be answered: ${String(error).split('\n', 1)[0]}`);
    }
  };
  context.on('page', onPage);
  return {seen, stop: () => context.off('page', onPage)};
}
