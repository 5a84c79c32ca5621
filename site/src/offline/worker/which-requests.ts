import {isFrame, neutralPath, servicePrefixes} from '@scriptcat/contract';

/** Files that open in a tab of their own (scripts to install, feeds, Markdown) are no pages. */
const fileName = /\.(?!html$)[a-z][a-z0-9]*$/i;

/** Whether a navigation to this path shows a page of the site. */
export function isPage(path: string): boolean {
  return (
    !servicePrefixes.some((prefix) => path.startsWith(prefix)) &&
    !isFrame(path) &&
    !fileName.test(path)
  );
}

/** Whether the bundler wrote the file, so that its name changes with its content. */
export function isAsset(path: string): boolean {
  return neutralPath(path).startsWith('/assets/');
}
