import type {Api} from './api';
import type {Host} from './host';

type Task = Record<string, unknown>;

/** The state of the Agent. Without replies there is no model. */
export interface AgentWorld {
  replies?: string[];
  chunks?: unknown[];
  tasks: Task[];
  models: readonly Record<string, unknown>[];
  skills: Readonly<Record<string, (params: unknown) => unknown>>;
  workspace: Map<string, string>;
  /** Selectors that exist on pages the agent opens. */
  elements: readonly string[];
  tools: Record<string, unknown>[];
  listeners: Map<string, (event: unknown) => unknown>;
}

/** An empty Agent. */
export function createAgentWorld(given: Partial<AgentWorld> = {}): AgentWorld {
  return {
    models: [],
    skills: {},
    elements: [],
    ...given,
    tasks: [...(given.tasks ?? [])],
    workspace: new Map(given.workspace),
    tools: [],
    listeners: new Map(),
  };
}

/** The part of `CAT.agent` that can do without a model; what is missing is not a function. */
export function agentFunctions(agent: AgentWorld, {tell}: Pick<Host, 'tell'>): Api {
  const noModel = 'No model configured. Please configure a model in Agent settings.';
  const conversation = (tools: Record<string, unknown>[] = []) => {
    agent.tools.push(...tools);
    return {
      id: 'conversation-1',
      chat: async (content: string) => {
        tell({type: 'call', name: 'chat', args: [content]});
        const reply = agent.replies?.shift();
        if (reply === undefined) throw new Error(noModel);
        return {content: reply};
      },
      chatStream: async (content: string) => {
        tell({type: 'call', name: 'chatStream', args: [content]});
        const {chunks} = agent;
        if (!chunks) throw new Error(noModel);
        return (async function* () {
          yield* chunks;
        })();
      },
    };
  };
  return {
    'CAT.agent.conversation.create': async (options?: {tools?: Record<string, unknown>[]}) =>
      conversation(options?.tools),
    'CAT.agent.model.list': async () => agent.models,
    'CAT.agent.model.getDefault': async () => agent.models[0]?.id ?? '',
    'CAT.agent.task.list': async () => agent.tasks,
    'CAT.agent.task.create': async (options: Task) => {
      const id = `task-${agent.tasks.length + 1}`;
      const task = {...options, id, generation: 1, revision: 1};
      agent.tasks.push(task);
      return task;
    },
    'CAT.agent.task.addListener': (id: string, listener: (event: unknown) => unknown) => {
      agent.listeners.set(id, listener);
      return agent.listeners.size;
    },
    'CAT.agent.dom.navigate': async (url: string) => ({tabId: 7, url}),
    'CAT.agent.dom.waitFor': async (selector: string) => ({
      found: agent.elements.includes(selector),
    }),
    'CAT.agent.dom.fill': async () => ({success: true}),
    'CAT.agent.skills.get': async (name: string) => (name in agent.skills ? {name} : null),
    'CAT.agent.skills.call': async (name: string, _script: string, params: unknown) =>
      agent.skills[name]?.(params),
    'CAT.agent.opfs.list': async (folder: string) =>
      [...agent.workspace.keys()]
        .filter((path) => path.startsWith(`${folder}/`))
        .map((path) => ({name: path.slice(folder.length + 1), type: 'file'})),
    'CAT.agent.opfs.read': async (path: string) => ({content: agent.workspace.get(path)}),
    'CAT.agent.opfs.write': async (path: string, content: string) =>
      void agent.workspace.set(path, content),
  };
}
