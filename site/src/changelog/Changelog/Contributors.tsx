import Translate from '@docusaurus/Translate';
import {Fragment, type ReactNode} from 'react';

/** Those whose changes are in a release, as links to their profiles. */
export default function Contributors({names}: {names: readonly string[]}): ReactNode {
  return (
    <p>
      <small>
        <Translate id="changelog.contributors" description="Before the names of contributors">
          贡献者：
        </Translate>
        {names.map((name, index) => (
          <Fragment key={name}>
            {index > 0 && ', '}
            <a href={`https://github.com/${name}`}>{name}</a>
          </Fragment>
        ))}
      </small>
    </p>
  );
}
