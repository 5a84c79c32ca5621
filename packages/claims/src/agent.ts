import type {Claim} from './types';

// Names of the Agent that need no permission. Those that do are in verify/, where the prompt is
// answered.
export const agentClaims: readonly Claim[] = [
  ['conversation', ['create', 'get']],
  [
    'dom',
    [
      'listTabs',
      'navigate',
      'readPage',
      'click',
      'fill',
      'screenshot',
      'scroll',
      'waitFor',
      'executeScript',
    ],
  ],
  ['task', ['create', 'list', 'get', 'update', 'remove']],
  ['skills', ['list', 'get', 'install', 'remove', 'call']],
  ['model', ['list', 'get', 'getDefault', 'getSummary']],
  ['opfs', ['write', 'read', 'list', 'delete']],
].map(([part, names]) => ({
  id: `agent/${part}`,
  says: `CAT.agent.${part} has its documented methods.`,
  about: [`CAT.agent.${part}`],
  grant: [`CAT.agent.${part}`],
  code: `return ${JSON.stringify(names)}.filter((name) => typeof CAT.agent.${part}[name] !== 'function');`,
  expect: [],
  needsBrowser: true,
}));
