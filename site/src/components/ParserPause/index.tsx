import type {ReactNode} from 'react';

/**
 * After a script, even an empty one, a browser that has parsed for long lets the reader's touch
 * through before it goes on; elsewhere it parses all it has in one go. The type says that it is not
 * to be run. Markdown gets the same from `plugins/sections`.
 */
export default function ParserPause(): ReactNode {
  return <script type="text/plain" />;
}
