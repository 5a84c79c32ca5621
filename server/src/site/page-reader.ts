import type {Site} from './load-site';

/** Reads the text of a built page. */
export function pageReader({files}: Site) {
  return async (path: string): Promise<string | undefined> => {
    const file = files.get(path);
    return file && new TextDecoder().decode(await file.plain());
  };
}
