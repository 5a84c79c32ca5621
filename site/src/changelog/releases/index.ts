export * from './addresses';
export * from './date';
export * from './group';
export * from './since';
