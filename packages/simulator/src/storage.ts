/** One change of a stored value. */
export interface Change {
  name: string;
  before: unknown;
  after: unknown;
}

type Receiver = (change: Change, tabId: number) => void;

/** A storage area: scripts with the same `@storageName` share one. */
export class StorageArea {
  readonly values: Map<string, unknown>;
  readonly #receivers = new Set<Receiver>();

  constructor(initial: Readonly<Record<string, unknown>> = {}) {
    this.values = new Map(Object.entries(initial));
  }

  /** Subscribes an instance to every change. */
  connect(receiver: Receiver): void {
    this.#receivers.add(receiver);
  }

  /**
   * Saves what JSON keeps of the changes and sends it to every instance; an equal primitive is no
   * change. Throws when JSON cannot hold a value.
   */
  save(changes: Readonly<Record<string, unknown>>, tabId: number): void {
    for (const [name, value] of Object.entries(changes)) {
      const before = this.values.get(name);
      const text = JSON.stringify(value);
      // A function, for example, is not stored.
      if (text === undefined && value !== undefined) continue;
      const after: unknown = text === undefined ? undefined : JSON.parse(text);
      if (before === after && (typeof after !== 'object' || after === null)) continue;
      if (after === undefined) this.values.delete(name);
      else this.values.set(name, after);
      for (const receive of this.#receivers) receive({name, before, after}, tabId);
    }
  }
}
