import type {Functions, World} from './world';

type Task = Record<string, unknown>;
type Recorder = (name: string, ...args: unknown[]) => void;

/** The agent: prepared replies, tasks, models, skills and a workspace. */
export class FakeAgent {
  readonly tasks: Task[];
  readonly taskListeners = new Map<string, (event: unknown) => unknown>();
  readonly tools: Record<string, unknown>[] = [];
  readonly workspace: Map<string, string>;

  constructor(
    private readonly world: World,
    private readonly record: Recorder,
  ) {
    this.tasks = [...(world.tasks ?? [])];
    this.workspace = new Map(Object.entries(world.workspace ?? {}));
  }

  #conversation(options: {tools?: Record<string, unknown>[]} = {}) {
    this.tools.push(...(options.tools ?? []));
    const {replies = [], chunks = []} = this.world;
    return {
      id: 'c1',
      chat: async (content: string) => {
        this.record('chat', content);
        return {content: replies.shift() ?? ''};
      },
      chatStream: async (content: string) => {
        this.record('chatStream', content);
        return (async function* () {
          yield* chunks;
        })();
      },
    };
  }

  #createTask(options: Task): Task {
    const task = {...options, id: `t${this.tasks.length + 1}`, generation: 1, revision: 1};
    this.tasks.push(task);
    return task;
  }

  functions(): Functions {
    const {world} = this;
    return {
      'CAT.agent.conversation.create': async (options: object) => this.#conversation(options),
      'CAT.agent.model.list': async () => world.models ?? [],
      'CAT.agent.model.getDefault': async () => world.models?.[0]?.id ?? '',
      'CAT.agent.task.list': async () => this.tasks,
      'CAT.agent.task.create': async (options: Task) => this.#createTask(options),
      'CAT.agent.task.addListener': (id: string, listener: (event: unknown) => unknown) => {
        this.taskListeners.set(id, listener);
        return this.taskListeners.size;
      },
      'CAT.agent.dom.navigate': async (url: string) => ({tabId: 7, url}),
      'CAT.agent.dom.waitFor': async (selector: string) => ({
        found: world.elements?.includes(selector) ?? false,
      }),
      'CAT.agent.dom.fill': async () => ({success: true}),
      'CAT.agent.skills.get': async (name: string) =>
        name in (world.skills ?? {}) ? {name} : null,
      'CAT.agent.skills.call': async (name: string, _script: string, params: unknown) =>
        world.skills?.[name]?.(params),
      'CAT.agent.opfs.list': async (folder: string) =>
        [...this.workspace.keys()]
          .filter((path) => path.startsWith(`${folder}/`))
          .map((path) => ({name: path.slice(folder.length + 1), type: 'file'})),
      'CAT.agent.opfs.read': async (path: string) => ({content: this.workspace.get(path)}),
      'CAT.agent.opfs.write': async (path: string, content: string) =>
        void this.workspace.set(path, content),
    };
  }
}
