export * from './anchors';
export * from './compatibility';
export * from './data';
export * from './declarations';
export * from './export';
export * from './markdown';
export * from './schemas';
export * from './versions';
