/** The documentation has one version, so there is nothing to tell apart. */
export default function DocVersionBadge() {
  return null;
}
