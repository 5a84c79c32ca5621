import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

export default function RanScript({version}: {version: string}): ReactNode {
  if (version === '') {
    return (
      <Translate id="welcomeCheck.ran" description="A script ran on this page">
        脚本已经在本页运行。
      </Translate>
    );
  }
  return (
    <Translate
      id="welcomeCheck.ranIn"
      description="version is the extension's version"
      values={{version}}
    >
      {'脚本已经在本页运行（脚本猫 {version}）。'}
    </Translate>
  );
}
