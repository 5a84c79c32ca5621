/** Where the page was sent, instead of really going there. */
export class FakeLocation {
  readonly visited: string[] = [];
  reloads = 0;
  readonly #url: URL;

  constructor(url: string) {
    this.#url = new URL(url);
  }

  get href(): string {
    return this.#url.href;
  }

  set href(url: string) {
    this.visited.push(url);
  }

  get hostname(): string {
    return this.#url.hostname;
  }

  get origin(): string {
    return this.#url.origin;
  }

  get search(): string {
    return this.#url.search;
  }

  get pathname(): string {
    return this.#url.pathname;
  }

  reload(): void {
    this.reloads += 1;
  }
}
