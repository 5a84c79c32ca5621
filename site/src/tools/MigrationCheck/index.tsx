import texts from '@scriptcat/content/texts/tools/migrate/example';
import type {ReactNode} from 'react';
import LazyTool from '../LazyTool';
import Outcome from '../LazyTool/Outcome';

const load = () => import('./MigrationCheck');

interface Props {
  /** The manager the page is about; the reader can choose another. */
  from?: 'tampermonkey' | 'violentmonkey';
  isPage?: boolean;
}

/** The migration check behind its worked example. */
export default function LazyMigrationCheck({from = 'tampermonkey', isPage}: Props): ReactNode {
  return (
    <LazyTool load={load} props={{from}} isPage={isPage}>
      <Outcome lines={texts.outcome} isList />
    </LazyTool>
  );
}
