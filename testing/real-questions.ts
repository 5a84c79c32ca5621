import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';

/** A question that a reader asked in public, and the sections that answer it. */
export interface RealQuestion {
  /** As a reader types it. */
  keywords: string;
  /** As a reader asks it. */
  sentence: string;
  source?: string;
  /** Addresses without their language. */
  sections: readonly string[];
}

export const readQuestions = (language: string): readonly RealQuestion[] =>
  parse(readFileSync(path.join(import.meta.dirname, 'real-questions', `${language}.yaml`), 'utf8'));
