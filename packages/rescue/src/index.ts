export {readBackup} from './backup';
export {compareReadings, type Difference} from './compare';
export * from './import-effects';
export * from './model';
export {type Taken, toImportZip, toScriptFiles} from './save';
export {createStorageReader} from './storage';
