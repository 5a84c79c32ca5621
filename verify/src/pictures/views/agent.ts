import {addModel} from '../../extension/model';
import type {ScriptCat} from '../../extension/scriptcat';
import type {View} from '../studio';
import {closeUp, content, wide} from './frame';

const skill = 'https://docs.scriptcat.org/samples/agent/unit-converter/SKILL.cat.md';

async function installSkill(scriptcat: ScriptCat) {
  const prepared = await scriptcat.send<string>('agent/prepareSkillFromUrl', skill);
  await scriptcat.send('agent/completeSkillInstall', prepared);
}

/** The dialog that a button of an Agent page opens. */
const pressed =
  (name: string, label: 'addModel' | 'addServer' | 'createTask'): View =>
  async ({open, words}) => {
    const page = await open(`options.html#/agent/${name}`, 'button', {width: 1240, height: 1100});
    await page.getByRole('button', {name: words.labels[label]}).first().click();
    return closeUp(page, page.getByRole('dialog'));
  };

export const agentViews: Record<string, View> = {
  'agent-model': pressed('provider', 'addModel'),
  // The skill stays for the next picture.
  'agent-chat': async ({scriptcat, open, words, theme}) => {
    await installSkill(scriptcat);
    await addModel(scriptcat);
    const page = await open('options.html#/agent/chat', '[data-testid=chat-textarea]', wide);
    // The second theme shows the chat of the first.
    if (theme === 'dark') await page.getByText(words.question.slice(0, 9)).first().click();
    else {
      await page.getByTestId('conv-new').click();
      const input = page.getByTestId('chat-textarea');
      await input.fill(words.question);
      await input.press('Enter');
    }
    await page.getByText('42.2 km').waitFor({timeout: 20_000});
    // What the script was given, and what it answered.
    await page.getByText('execute_skill_script').click();
    // The chat alone, without the two sidebars.
    return {page, clip: {x: 480, y: 0, width: 760, height: wide.height}};
  },
  'agent-skills': async ({scriptcat, open}) => {
    await installSkill(scriptcat);
    return content(await open('options.html#/agent/skills', 'button', wide), 310);
  },
  'agent-mcp': pressed('mcp', 'addServer'),
  'agent-task': pressed('tasks', 'createTask'),
  'agent-files': async ({open}) =>
    content(await open('options.html#/agent/opfs', 'button', wide), 280),
};
