/**
 * The parameters that the extension adds to the survey's URL (`?v=1.4.0&b=edge&c=stable`), and the
 * fields of the feedback that they become.
 */
export const originParameters = {v: 'version', b: 'browser', c: 'channel'} as const;
