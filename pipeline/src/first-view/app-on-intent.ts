const stylesheet = /<link rel="stylesheet" href="([^"]+)" \/>/;
const script = /<script src="([^"]+)" defer><\/script>/g;

/** The page's stylesheet and the names of the React app's files, which change with every build. */
export const appFiles = /<link rel="stylesheet" href="[^"]*"><script id="app-files".*?<\/script>/s;

interface FirstView {
  /** The stylesheet that the page arrives with. */
  styles: string;
  /** Scripts that the React app will ask for on this page. */
  chunks: readonly string[];
}

/**
 * Docusaurus makes every page load the React app. This lists its files as data instead, which the
 * inline script (`site/src/shell/early/load-app.ts`) reads on the first sign of use.
 */
export function appOnIntent(html: string, {styles, chunks}: FirstView): string {
  const whole = stylesheet.exec(html)?.[1];
  const scripts = [...html.matchAll(script)].map(([, src = '']) => src);
  if (!whole || scripts.length === 0) {
    throw new Error(
      'Expected one stylesheet link and at least one deferred script. ' +
        "Has Docusaurus' HTML template changed? Then adapt the patterns of app-on-intent.ts.",
    );
  }
  const files = JSON.stringify({chunks, styles: [whole], scripts});
  const data = `<script id="app-files" type="application/json">${files}</script>`;
  return html
    .replace(script, '')
    .replace(stylesheet, () => `<link rel="stylesheet" href="${styles}">${data}`);
}
