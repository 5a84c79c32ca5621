// Learners’ scripts have no casts, so the tag in a selector says what an element is.
type TagOf<S extends string> = S extends `${string} ${infer Last}`
  ? TagOf<Last>
  : S extends `${infer Tag}${'[' | '.' | '#' | ':'}${string}`
    ? Tag
    : S;
type ElementOf<S extends string> =
  TagOf<S> extends keyof HTMLElementTagNameMap ? HTMLElementTagNameMap[TagOf<S>] : HTMLElement;

interface ParentNode {
  querySelector<S extends string>(selectors: S): ElementOf<S> | null;
  querySelectorAll<S extends string>(selectors: S): NodeListOf<ElementOf<S>>;
}

interface TypedPolicy {
  createHTML(html: string): string;
}

interface Window {
  trustedTypes?: {createPolicy(name: string, policy: TypedPolicy): TypedPolicy};
}
