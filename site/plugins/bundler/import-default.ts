/** The only helper of tslib that Docusaurus’ client code uses. The whole library is 3 KB. */
export const __importDefault = <Module extends {__esModule?: boolean}>(module: Module) =>
  module.__esModule ? module : {default: module};
