import {useStorageSlot} from '@docusaurus/theme-common';
import {useState} from 'react';
import {readSteps} from './read-steps';

/** Whether a step of the tutorial was done on this device. */
export function useStep(step: string) {
  const [stored, slot] = useStorageSlot('tutorial-steps');
  // Shows the tick where storage is blocked.
  const [ticked, setTicked] = useState<boolean>();
  const steps = readSteps(stored);
  const isDone = ticked ?? steps.includes(step);
  const toggle = () => {
    const others = steps.filter((item) => item !== step);
    setTicked(!isDone);
    slot.set(JSON.stringify(isDone ? others : [...others, step]));
  };
  return {isDone, toggle};
}
