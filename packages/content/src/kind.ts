import type {Content} from './content';

/** A module that code imports as `@scriptcat/content/<name>`. */
export interface ContentModule {
  name: string;
  value: unknown;
  /** Where it is edited, if not in `content/<name>`. */
  source?: string;
  /** The type of its value, exported by the kind: `readonly Release[]` of `kinds/releases`. */
  type?: {text: string; imports: string; from: string};
  /** Fields for plugins and checks. Pages are generated without them. */
  buildOnly?: readonly string[];
  /** Whether other modules derive types from these values. */
  isConst?: boolean;
}

/** The type of a module: one that `@scriptcat/content/<from>` exports, or one made of it. */
export const typedBy =
  (from: string) =>
  (imports: string, text = imports) => ({text, imports, from});

/** Content with facts, besides folders with words only. */
export interface Kind {
  /** Its folder in `content`; folders with words below it belong to the kind. */
  folder: string;
  modules(content: Content): readonly ContentModule[];
}
