/*
 * One small CommonJS package of the framework asks for a helper of tslib, and brings all of them.
 * This is the one.
 */
type Module = {__esModule?: boolean};

/** What `import x from` gives for a module of either kind. */
export const __importDefault = (module: Module): Module | {default: unknown} =>
  module?.__esModule ? module : {default: module};
