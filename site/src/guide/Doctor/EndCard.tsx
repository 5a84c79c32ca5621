import Link from '@docusaurus/Link';
import {useLocalized} from '@site/src/shell/hooks/useLanguage';
import type {ReactNode} from 'react';
import type {DoctorEnd} from './doctor';
import Inline from './Inline';
import styles from './styles.module.css';

/** An end state: what to do, why, and where to read more. */
export default function EndCard({node}: {node: DoctorEnd}): ReactNode {
  const text = useLocalized();
  return (
    <>
      <ol className={styles.steps}>
        {node.steps.map((step) => (
          <li key={step.en}>
            <Inline text={text(step)} />
          </li>
        ))}
      </ol>
      <p className={styles.why}>
        <Inline text={text(node.why)} />
      </p>
      <ul className={styles.links}>
        {node.links.map(({to, label}) => (
          <li key={to}>
            <Link to={to}>{text(label)}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}
