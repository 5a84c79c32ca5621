import {devtoolsContext, devtoolsOpen, devtoolsPaused} from './devtools';
import type {View} from './studio';
import {agentViews} from './views/agent';
import {browserViews} from './views/browser';
import {editorViews} from './views/editor';
import {installViews} from './views/install';
import {listViews} from './views/list';
import {logViews} from './views/logs';
import {popupViews} from './views/popup';
import {settingsViews} from './views/settings';
import {tutorialViews} from './views/tutorial';

/**
 * Every product picture by its name; the order is that of taking them. The log comes before others
 * have filled it, and what changes scripts after what lists them.
 */
export const views: Record<string, View> = {
  ...popupViews,
  ...logViews,
  'devtools-open': devtoolsOpen,
  'devtools-paused': devtoolsPaused,
  'devtools-context': devtoolsContext,
  ...listViews,
  ...installViews,
  ...settingsViews,
  ...editorViews,
  ...agentViews,
  ...tutorialViews,
  ...browserViews,
};
