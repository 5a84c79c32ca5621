import type {ScriptCat} from './scriptcat';

const standIn = {
  id: 'stand-in',
  name: 'Stand-in',
  provider: 'openai',
  apiBaseUrl: 'https://model.example.net/v1',
  apiKey: 'none',
  model: 'stand-in',
};

/** Gives the Agent a model that answers from this machine, and makes it the default. */
export async function addModel(scriptcat: ScriptCat, change: Partial<typeof standIn> = {}) {
  const model = {...standIn, ...change};
  await scriptcat.send('agent/saveModel', model);
  await scriptcat.send('agent/setDefaultModelId', model.id);
}
