import useBaseUrl from '@docusaurus/useBaseUrl';
import texts from '@scriptcat/content/texts/reference/sample';
import type {ComponentProps} from 'react';
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
      <Action href={source}>{texts.install}</Action>
      {demo && (
        <Action href={demoPage} target="_blank" rel="noreferrer">
          {texts.demo}
        </Action>
      )}
      {isScript && <Action href={playground}>{texts.try}</Action>}
      <Action href={source} download>
        {texts.download}
      </Action>
    </>
  );
}

function Action({children, ...link}: ComponentProps<'a'>) {
  return (
    <a className={styles.action} {...link} data-markdown="skip">
      {children}
    </a>
  );
}
