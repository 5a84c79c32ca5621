import language from '@scriptcat/content/texts/language';
import {type Finding, findingText} from '@scriptcat/userscript';
import parts from '../ToolFrame/parts.module.css';
import RichText from '../ToolFrame/RichText';
import FindingHead from './FindingHead';

/** A finding that was dealt with already. */
export default function FindingCard({finding}: {finding: Finding}) {
  return (
    <li className={parts.card}>
      <FindingHead finding={finding} count={1} />
      <p>
        <RichText text={findingText(finding, language)} />
      </p>
    </li>
  );
}
