import useBaseUrl from '@docusaurus/useBaseUrl';
import texts from '@scriptcat/content/texts/reference/sample';
import styles from './styles.module.css';

interface Props {
  file: string;
  /** The demo page on which the script does something. */
  demo: string | undefined;
}

/** What one can do with a whole script: install it, see it work, try it here, save it. */
export default function SampleActions({file, demo}: Props) {
  const source = useBaseUrl(`/samples/${file}`);
  const demoPage = useBaseUrl(`/demo/${demo}/`);
  const playground = useBaseUrl(`/docs/dev/tools/playground/?sample=${encodeURIComponent(file)}`);
  const isScript = file.endsWith('.user.js');
  return (
    <>
      {/* A plain link: ScriptCat catches it and shows its install page. */}
      <a className={styles.action} href={source} data-markdown="skip">
        {texts.install}
      </a>
      {demo && (
        <a
          className={styles.action}
          href={demoPage}
          target="_blank"
          rel="noreferrer"
          data-markdown="skip"
        >
          {texts.demo}
        </a>
      )}
      {isScript && (
        <a className={styles.action} href={playground} data-markdown="skip">
          {texts.try}
        </a>
      )}
      <a className={styles.action} href={source} download data-markdown="skip">
        {texts.download}
      </a>
    </>
  );
}
