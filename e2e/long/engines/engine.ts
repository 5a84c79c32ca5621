/** A browser other than Chromium, as little of it as the cases need. */
export interface Engine {
  /** A window as wide as a desk; it may know what an earlier one has stored. */
  open(): Promise<EngineWindow>;
  close(): Promise<void>;
}

export interface EngineWindow {
  goto(url: string): Promise<void>;
  back(): Promise<void>;
  /** Runs a function in the page; it may use nothing but its arguments. */
  run<Args extends unknown[], Result>(
    script: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>>;
  moveMouse(x: number, y: number): Promise<void>;
  click(x: number, y: number): Promise<void>;
  type(text: string): Promise<void>;
  press(key: Key, modifier?: 'Control'): Promise<void>;
  /** As narrow as a phone; some engines stop a little earlier. */
  narrow(): Promise<void>;
  /** Errors in the page so far. */
  problems(): Promise<string[]>;
  close(): Promise<void>;
}

export type Key = 'Enter' | 'Escape' | 'Tab' | 'Shift' | 'a' | 'k' | 'v';
