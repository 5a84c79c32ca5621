/** The ways a report can be written. */
export const formatNames = ['text', 'json', 'github', 'sarif'] as const;

/** One of them. */
export type FormatName = (typeof formatNames)[number];
