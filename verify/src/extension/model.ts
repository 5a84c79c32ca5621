import type {ScriptCat} from './scriptcat';

/** Gives the Agent a model that answers from this machine. */
export async function addModel(scriptcat: ScriptCat) {
  const id = 'stand-in';
  const model = {
    id,
    name: 'Stand-in',
    provider: 'openai',
    apiBaseUrl: 'https://model.example.net/v1',
    apiKey: 'none',
    model: 'stand-in',
  };
  await scriptcat.send('agent/saveModel', model);
  await scriptcat.send('agent/setDefaultModelId', id);
}
