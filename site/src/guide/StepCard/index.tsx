import type {ReactNode} from 'react';
import styles from './styles.module.css';

type Props = {
  name: 'pin' | 'allow' | 'try';
  children: ReactNode;
};

/** One step of the welcome page. Its heading comes first among the children. */
export default function StepCard({name, children}: Props) {
  return (
    <div className={styles.step} data-step={name}>
      {children}
    </div>
  );
}
