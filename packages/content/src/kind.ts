import type {Content} from './content';

/** A module that code imports as `@scriptcat/content/<name>`. */
export interface ContentModule {
  name: string;
  value: unknown;
  /** Where it is edited, if not in `content/<name>`. */
  source?: string;
  /** The type that a kind gives its value: `readonly Release[]` of `kinds/releases`. */
  type?: {text: string; imports: string; from: string};
  /** Whether types of other modules are made of these very values. */
  isConst?: boolean;
}

/** Content with facts of its own, beside the folders that hold nothing but words. */
export interface Kind {
  /** Its folder in `content`; folders with words below it belong to the kind. */
  folder: string;
  modules(content: Content): readonly ContentModule[];
}
