import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  file: string;
  /** `undefined` when the example is short. */
  isFolded: boolean | undefined;
  onToggle: () => void;
}

/** What one can do with a whole script: save it, and see all of it. */
export default function SampleActions({file, isFolded, onToggle}: Props): ReactNode {
  return (
    <>
      {isFolded !== undefined && (
        <button
          className={styles.action}
          type="button"
          aria-expanded={!isFolded}
          onClick={onToggle}
        >
          {isFolded ? (
            <Translate id="sample.unfold" description="Button: show the whole example">
              展开
            </Translate>
          ) : (
            <Translate id="sample.fold" description="Button: shorten the example again">
              收起
            </Translate>
          )}
        </button>
      )}
      <a className={styles.action} href={useBaseUrl(`/samples/${file}`)} download data-twin="skip">
        <Translate id="sample.download" description="Link: download the example as a file">
          下载
        </Translate>
      </a>
    </>
  );
}
