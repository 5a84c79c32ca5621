import {addModel} from '../../extension/model';
import type {View} from '../studio';
import {closeUp, wide} from './frame';

export const agentViews: Record<string, View> = {
  'agent-model': async ({open}) => {
    const page = await open('options.html#/agent/provider', 'button', {width: 1240, height: 900});
    await page
      .getByRole('button', {name: /添加模型|Add Model/})
      .first()
      .click();
    return closeUp(page, page.getByRole('dialog'));
  },
  'agent-chat': async ({scriptcat, open}) => {
    await addModel(scriptcat);
    return {page: await open('options.html#/agent/chat', '[data-testid=chat-textarea]', wide)};
  },
};
