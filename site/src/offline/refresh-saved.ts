import {languageTags} from '@scriptcat/contract';
import {docsStoreOf} from './docs-store';
import {readRecord} from './saved-docs';

/** Brings saved documentation up to date, and goes on where saving was interrupted. */
export async function refreshSaved(): Promise<void> {
  for (const language of languageTags) {
    const record = await readRecord(language);
    if (record && record.state !== 'paused') await docsStoreOf(language).resume();
  }
}
