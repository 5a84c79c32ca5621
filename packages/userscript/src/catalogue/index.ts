export * from './grants.ts';
export * from './meta-keys.ts';
export * from './types.ts';
