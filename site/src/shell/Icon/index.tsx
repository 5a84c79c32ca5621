import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import bundled from '@generated/icons/default/named.json';
import {lazy, Suspense} from 'react';
import styles from './styles.module.css';

const LoadedIcon = lazy(() => import('./LoadedIcon'));

interface Props {
  /** Set and name, such as `lucide:puzzle`. */
  name: string;
}

/**
 * A decorative icon in prose, hidden from assistive technology. Icons of installed sets are
 * inlined. Others load from an icon provider, with their space reserved.
 */
export default function Icon({name}: Props) {
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
