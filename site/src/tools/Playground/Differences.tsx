import texts from '@scriptcat/content/texts/tools/playground';
import differences from '@scriptcat/content/texts/tools/playground/differences';
import RichText from '../ToolFrame/RichText';

/** Where the playground is not ScriptCat, and what it cannot shut out. */
export default function Differences() {
  return (
    <details>
      <summary>{texts.differences}</summary>
      <ul>
        {Object.entries(differences).map(([id, text]) => (
          <li key={id}>
            <RichText text={text} />
          </li>
        ))}
      </ul>
      <p>{texts.sealed}</p>
    </details>
  );
}
