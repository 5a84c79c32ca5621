import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import styles from './styles.module.css';
import {useStep} from './useStep';

/** A box to tick when a step of the tutorial is done; the device remembers it. */
export default function TutorialStep({step}: {step: string}): ReactNode {
  const {isDone, toggle} = useStep(step);
  return (
    <label className={styles.step} data-done={isDone} data-markdown="skip">
      <input type="checkbox" checked={isDone} onChange={toggle} />{' '}
      <Translate id="tutorialStep.done" description="Checkbox at a step of the tutorial">
        这一步做完了
      </Translate>
    </label>
  );
}
