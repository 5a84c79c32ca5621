import useBaseUrl from '@docusaurus/useBaseUrl';
import texts from '@scriptcat/content/texts/reference/sample';
import type {ComponentProps} from 'react';
import {useInstallLink} from '../useInstallLink';
import icons from './icons.module.css';
import styles from './styles.module.css';

interface Props {
  file: string;
  /** The demo page on which the script does something. */
  demo: string | undefined;
}

/** What one can do with a whole script: try it here, install it, see it work, save it. */
export default function SampleActions({file, demo}: Props) {
  const source = useBaseUrl(`/samples/${file}`);
  const demoPage = useBaseUrl(`/demo/${demo}/`);
  const playground = useBaseUrl(`/docs/dev/tools/playground/?sample=${encodeURIComponent(file)}`);
  const install = useInstallLink(file);
  const isScript = file.endsWith('.user.js');
  return (
    <>
      {isScript && (
        <a className={styles.try} href={playground} data-markdown="skip">
          {texts.try}
        </a>
      )}
      {/\.user\.|\.md$/.test(file) && (
        <Action className={icons.install} name={texts.install} href={install} />
      )}
      {demo && (
        <Action
          className={icons.demo}
          name={texts.demo}
          href={demoPage}
          target="_blank"
          rel="noreferrer"
        />
      )}
      <Action className={icons.download} name={texts.download} href={source} download />
    </>
  );
}

/** A link as an icon with a name. */
const Action = ({name, ...link}: ComponentProps<'a'> & {name: string}) => (
  <a {...link} title={name} data-markdown="skip">
    <span>{name}</span>
  </a>
);
