export type {
  Host,
  LogLevel,
  ManagerEvent,
  MenuItem,
  NetworkAnswer,
  NetworkRequest,
  Prompt,
  ShownNotification,
} from './host';
export {createManager, type LoadedScript, type ManagerOptions} from './manager';
export {CATRetryError, type Outcome} from './retry';
export {grantedNames, type ReadScript, readScript, type Script} from './script';
