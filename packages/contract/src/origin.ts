/**
 * What the extension tells about itself in the survey's address (`?v=1.4.0&b=edge&c=stable`), and
 * the fields of the answer that it becomes.
 */
export const originParameters = {v: 'version', b: 'browser', c: 'channel'} as const;
