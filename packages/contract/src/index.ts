export * from './browser';
export * from './feedback';
export * from './locale';
export * from './origin';
export * from './playground';
export * from './routes';
export * from './search';
export * from './survey-texts';
