import {useStorageSlot} from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import texts from '@scriptcat/content/texts/reference/tutorial-step';
import {useState} from 'react';
import styles from './styles.module.css';

/**
 * A box that the device remembers. Those of the tutorial are ticked by the demo shop when the
 * reader's script works; the shop can't see the steps of the welcome page.
 */
export default function TutorialStep({step}: {step: string}) {
  const [stored, slot] = useStorageSlot(`tutorial-${step}`);
  // Shows the tick where storage is blocked.
  const [ticked, setTicked] = useState<boolean>();
  const isDone = ticked ?? stored === 'done';
  const shop = useBaseUrl(`/demo/shop/?step=${step}`);
  const toggle = () => {
    setTicked(!isDone);
    if (isDone) slot.del();
    else slot.set('done');
  };
  return (
    <p className={styles.step} data-done={isDone} data-markdown="skip">
      <label className={styles.box}>
        <input type="checkbox" checked={isDone} onChange={toggle} /> {texts.done}
      </label>
      {!step.startsWith('welcome-') && (
        <a href={shop} target="_blank" rel="noreferrer">
          {texts.check}
        </a>
      )}
    </p>
  );
}
