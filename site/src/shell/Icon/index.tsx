import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {lazy, type ReactNode, Suspense} from 'react';
import styles from './styles.module.css';

const LoadedIcon = lazy(() => import('./LoadedIcon'));

interface Props {
  /** Set and name, such as `lucide:puzzle`. */
  name: string;
}

/**
 * An icon that prose names. It decorates a text that says the same, so it has no name of its own;
 * its room is kept while it loads.
 */
export default function Icon({name}: Props): ReactNode {
  const {iconMirrors} = useDocusaurusContext().siteConfig.customFields as {iconMirrors: string[]};
  const room = <span className={styles.icon} aria-hidden="true" />;
  return (
    <Suspense fallback={room}>
      <LoadedIcon className={styles.icon} name={name} mirrors={iconMirrors} fallback={room} />
    </Suspense>
  );
}
