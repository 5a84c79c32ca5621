/** The documentation has one version, so there is nothing to warn of. */
export default function DocVersionBanner() {
  return null;
}
