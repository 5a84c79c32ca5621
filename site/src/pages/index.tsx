import Link from '@docusaurus/Link';
import {doors} from '@site/src/data/doors';
import {identity} from '@site/src/data/identity';
import {useLocalized} from '@site/src/hooks/useLocale';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

export default function Home(): ReactNode {
  const text = useLocalized();
  return (
    <Layout description={text(identity.tagline)}>
      <main className="container margin-vert--xl">
        <h1>{text(identity.name)}</h1>
        <p>{text(identity.tagline)}</p>
        <ul>
          {doors.map((door) => (
            <li key={door.to}>
              <Link to={door.to}>{text(door.title)}</Link>
            </li>
          ))}
        </ul>
      </main>
    </Layout>
  );
}
