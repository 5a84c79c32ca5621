import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import bundled from '@generated/icons/default/named.json';
import {lazy, type ReactNode, Suspense} from 'react';
import styles from './styles.module.css';

const LoadedIcon = lazy(() => import('./LoadedIcon'));

interface Props {
  /** Set and name, such as `lucide:puzzle`. */
  name: string;
}

/**
 * An icon that prose names. It decorates a text that says the same, so it has no name of its own.
 * Those of installed sets are in the page; others load from an icon provider, and their room is
 * kept meanwhile.
 */
export default function Icon({name}: Props): ReactNode {
  const {iconMirrors} = useDocusaurusContext().siteConfig.customFields as {iconMirrors: string[]};
  const body = bundled[name];
  if (body) {
    return (
      <svg
        className={styles.icon}
        viewBox="0 0 24 24"
        aria-hidden="true"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a drawing of an installed icon set
        dangerouslySetInnerHTML={{__html: body}}
      />
    );
  }
  const room = <span className={styles.icon} aria-hidden="true" />;
  return (
    <Suspense fallback={room}>
      <LoadedIcon className={styles.icon} name={name} mirrors={iconMirrors} fallback={room} />
    </Suspense>
  );
}
