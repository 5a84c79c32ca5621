import type {CheckedFile} from '../check-file';
import type {Options} from '../options';
import {toGithub} from './github';
import type {FormatName} from './names';
import {toSarif} from './sarif';
import {toText} from './text';

type Format = (files: readonly CheckedFile[], options: Options) => string;

/** The formatter of each output format. */
export const formats: Record<FormatName, Format> = {
  text: toText,
  json: (files) => JSON.stringify(files, undefined, 2),
  github: toGithub,
  sarif: toSarif,
};
