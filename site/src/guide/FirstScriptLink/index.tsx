import useBaseUrl from '@docusaurus/useBaseUrl';
import texts from '@scriptcat/content/texts/guide/welcome';

/** A full navigation to a .user.js URL, which the extension intercepts. */
export default function FirstScriptLink() {
  return (
    <p>
      <a
        className="button button--primary"
        href={useBaseUrl('/samples/guide/welcome-check.user.js')}
      >
        {texts.install}
      </a>
    </p>
  );
}
