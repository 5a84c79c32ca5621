import texts from '@scriptcat/content/texts/reference/tutorial-step';
import styles from './styles.module.css';
import {useStep} from './useStep';

/** A box to tick when a step of the tutorial is done; the device remembers it. */
export default function TutorialStep({step}: {step: string}) {
  const {isDone, toggle} = useStep(step);
  return (
    <label className={styles.step} data-done={isDone} data-markdown="skip">
      <input type="checkbox" checked={isDone} onChange={toggle} /> {texts.done}
    </label>
  );
}
