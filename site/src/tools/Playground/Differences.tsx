import words from '@scriptcat/content/tools/playground';
import differences from '@scriptcat/content/tools/playground/differences';
import {useLanguage} from '@site/src/shell/hooks/useLanguage';
import type {ReactNode} from 'react';
import RichText from '../ToolFrame/RichText';

/** Where the playground is not ScriptCat, and what it cannot shut out. */
export default function Differences(): ReactNode {
  const language = useLanguage();
  const texts = words[language];
  return (
    <details>
      <summary>{texts.differences}</summary>
      <ul>
        {Object.entries(differences[language]).map(([id, text]) => (
          <li key={id}>
            <RichText text={text} />
          </li>
        ))}
      </ul>
      <p>{texts.sealed}</p>
    </details>
  );
}
