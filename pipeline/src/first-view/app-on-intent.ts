const stylesheet = /<link rel="?stylesheet"? href="?([^">\s]+)"?\s*\/?>/;
const script = /<script src="?([^">\s]+)"? defer(?:="")?><\/script>/g;

interface FirstView {
  /** The stylesheet that the page arrives with. */
  styles: string;
  /** Scripts that the React app will ask for on this page. */
  chunks: readonly string[];
}

/**
 * Docusaurus lets every page load the React app. Here its files are named as data, which the inline
 * script reads when somebody needs them (`site/src/shell/early/load-app.ts`).
 */
export function appOnIntent(html: string, {styles, chunks}: FirstView): string {
  const whole = stylesheet.exec(html)?.[1];
  const scripts = [...html.matchAll(script)].map(([, src = '']) => src);
  if (!whole || scripts.length === 0) {
    throw new Error('A page names its stylesheet and scripts in a way that is not known here.');
  }
  const files = JSON.stringify({chunks, styles: [whole], scripts});
  const data = `<script id="app-files" type="application/json">${files}</script>`;
  return html
    .replace(script, '')
    .replace(stylesheet, () => `<link rel="stylesheet" href="${styles}">${data}`);
}
