export * from './grants';
export * from './localized';
export * from './meta-keys';
export * from './meta-texts';
export * from './types';
