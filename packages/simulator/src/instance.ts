import type {AgentWorld} from './agent';
import type {Host, Prompt} from './host';
import type {Script} from './script';
import type {StorageArea} from './storage';

export type Cookie = Readonly<Record<string, unknown>>;

/** State that outlives scripts. */
export interface World {
  cookies: Cookie[];
  /** Cloud files by `folder/path`. */
  files: Map<string, Blob>;
  fileError?: {code: number; error?: string} | undefined;
  /** Objects saved by `GM_saveTab`, by script and tab id. */
  tabs: Map<string, Map<number, object>>;
  agent: AgentWorld;
}

/** One run of a script, as the API functions see it. */
export interface Instance {
  script: Script;
  host: Host;
  world: World;
  area: StorageArea;
  isBackground: boolean;
  /** -1 for background scripts. */
  tabId: number;
  console: Pick<Console, 'error' | 'warn'>;
  /** Asks the user unless the same question was allowed before. */
  ask(prompt: Prompt): Promise<boolean>;
}
