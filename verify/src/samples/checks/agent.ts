import type {SampleChecks} from './sample-checks';

/** A model answers over several steps, and permission is asked for some of them. */
const patience = 45_000;

export const agentChecks: SampleChecks = {
  'agent/call-skill': async (set) => {
    await set.click('Convert miles');
    if (!(await set.sees(() => set.hasPrinted(/Install the skill first/), patience))) return false;
    const skill = 'https://docs.scriptcat.org/samples/agent/unit-converter/SKILL.cat.md';
    const prepared = await set.scriptcat.send<string>('agent/prepareSkillFromUrl', skill);
    await set.scriptcat.send('agent/completeSkillInstall', prepared);
    await set.click('Convert miles');
    return set.sees(() => set.hasPrinted(/42\.2 km/), patience);
  },
  'agent/daily-digest': async (set) =>
    (await set.sees(
      () =>
        set.scriptcat.extensionPage.evaluate(async () =>
          JSON.stringify(await chrome.storage.local.get()).includes('daily-digest'),
        ),
      patience,
    )) &&
    // Until it is done it may still ask, and the next sample would wait behind that question.
    set.sees(async () => (await set.scriptcat.script(set.uuid)).runStatus === 'complete'),
  'agent/fill-form': async (set) => {
    await set.click('Enter working hours');
    return set.sees(async () => {
      const form = set.scriptcat.context.pages().find((page) => page.url().endsWith('/demo/form/'));
      return (await form?.locator('#hours').inputValue()) === '8';
    }, patience);
  },
  'agent/list-models': (set) => set.sees(() => set.hasLogged('Stand-in (default)'), patience),
  'agent/own-tool': async (set) => {
    await set.click('Which one is cheaper?');
    return set.sees(() => set.hasPrinted(/It costs .*40/), patience);
  },
  'agent/stream': async (set) => {
    await set.click('Explain the selection');
    return set.reads('pre', 'A short answer.', patience);
  },
  'agent/summarise': async (set) => {
    await set.click('Summarise');
    return set.reads('body > aside', 'A short answer.', patience);
  },
  'agent/workspace-note': async (set) => {
    await set.click('Save this page for the Agent');
    return set.sees(
      () =>
        set.scriptcat.extensionPage.evaluate(async () => {
          const walk = async (folder: FileSystemDirectoryHandle): Promise<boolean> => {
            for await (const entry of folder.values()) {
              if (entry.kind === 'directory' && (await walk(entry))) return true;
              if (entry.name === 'pages.md') return true;
            }
            return false;
          };
          return walk(await navigator.storage.getDirectory());
        }),
      patience,
    );
  },
};
