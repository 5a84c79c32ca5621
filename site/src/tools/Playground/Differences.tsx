import {differences} from '@scriptcat/simulator';
import {useLanguage} from '@site/src/shell/hooks/useLanguage';
import type {ReactNode} from 'react';
import RichText from '../ToolFrame/RichText';
import {playgroundTexts} from './texts';

/** Where the playground is not ScriptCat, and what it cannot shut out. */
export default function Differences(): ReactNode {
  const locale = useLanguage();
  const texts = playgroundTexts[locale];
  return (
    <details>
      <summary>{texts.differences}</summary>
      <ul>
        {differences.map(({id, text}) => (
          <li key={id}>
            <RichText text={text[locale]} />
          </li>
        ))}
      </ul>
      <p>{texts.sealed}</p>
    </details>
  );
}
