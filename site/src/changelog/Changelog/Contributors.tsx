import Interpolate from '@docusaurus/Interpolate';
import texts from '@scriptcat/content/texts/changelog/list';
import {Fragment} from 'react';

/** Those whose changes are in a release, as links to their profiles. */
export default function Contributors({names}: {names: readonly string[]}) {
  const links = names.map((name, index) => (
    <Fragment key={name}>
      {index > 0 && ', '}
      <a href={`https://github.com/${name}`}>{name}</a>
    </Fragment>
  ));
  return (
    <p>
      <small>
        <Interpolate values={{names: <>{links}</>}}>{texts.contributors}</Interpolate>
      </small>
    </p>
  );
}
