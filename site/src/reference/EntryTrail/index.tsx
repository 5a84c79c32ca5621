import Link from '@docusaurus/Link';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import overviews from '@scriptcat/content/texts/reference/overviews';
import StructuredData from '@theme/DocBreadcrumbs/StructuredData';

/** The breadcrumbs of an entry, which is in no menu: its overview, then its name. */
export default function EntryTrail({overview}: {overview: keyof typeof overviews}) {
  const {permalink, title} = useDoc().metadata;
  const home = useBaseUrl(`/docs/dev/${overview}/`);
  const crumbs = [
    {type: 'link', label: overviews[overview], href: home},
    {type: 'link', label: title, href: permalink},
  ] as const;
  return (
    <nav
      className="theme-doc-breadcrumbs"
      aria-label={translate({
        id: 'theme.docs.breadcrumbs.navAriaLabel',
        message: 'Breadcrumbs',
        description: 'The ARIA label for the breadcrumbs',
      })}
    >
      <StructuredData breadcrumbs={[...crumbs]} />
      <ul className="breadcrumbs">
        <li className="breadcrumbs__item">
          <Link className="breadcrumbs__link" to={home}>
            {overviews[overview]}
          </Link>
        </li>
        <li className="breadcrumbs__item breadcrumbs__item--active">
          <span className="breadcrumbs__link">{title}</span>
        </li>
      </ul>
    </nav>
  );
}
