import type {Props} from '@theme/DocBreadcrumbs/StructuredData';
import StructuredData from '@theme-original/DocBreadcrumbs/StructuredData';

/** Names pages by their canonical address, which ends with a slash; sidebars leave it out. */
export default function CanonicalStructuredData({breadcrumbs}: Props) {
  const canonical = breadcrumbs.map((crumb) =>
    crumb.href ? {...crumb, href: crumb.href.replace(/\/?$/, '/')} : crumb,
  );
  return <StructuredData breadcrumbs={canonical} />;
}
