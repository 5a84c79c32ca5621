export * from './catalogue/index';
