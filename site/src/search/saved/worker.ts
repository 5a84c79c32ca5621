import {serveCalls} from '../../shell/worker/serve-calls';
import {createSavedSearch} from './search-saved';

const answers = {search: createSavedSearch()};

export type SavedAnswers = typeof answers;

serveCalls(answers);
