/** The output formats. */
export const formatNames = ['text', 'json', 'github', 'sarif'] as const;

export type FormatName = (typeof formatNames)[number];
