import {agentChecks} from './agent';
import {backgroundChecks} from './background';
import {cookbookChecks} from './cookbook';
import {networkChecks} from './network';
import {pageChecks} from './page';
import type {SampleChecks} from './sample-checks';
import {tutorialChecks} from './tutorial';
import {valueChecks} from './values';

/** Whether each sample does what its page says. */
export const sampleChecks: SampleChecks = {
  ...agentChecks,
  ...backgroundChecks,
  ...cookbookChecks,
  ...networkChecks,
  ...pageChecks,
  ...tutorialChecks,
  ...valueChecks,
};
