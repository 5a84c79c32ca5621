/** Files of a LevelDB folder that hold data: number and kind, or the number of a manifest. */
export const fileName = /^(?:(\d{1,12})\.(log|ldb|sst)|MANIFEST-(\d{1,12}))$/;

/** Whether a file of a folder is worth reading. */
export const isDatabaseFile = (name: string): boolean => fileName.test(name);
