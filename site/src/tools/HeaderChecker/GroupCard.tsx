import language from '@scriptcat/content/texts/language';
import texts from '@scriptcat/content/texts/tools/header';
import {fill, fillCount} from '@scriptcat/contract';
import {type Finding, type FindingGroup, type Fix, findingText} from '@scriptcat/userscript';
import Button from '../ToolFrame/Button';
import parts from '../ToolFrame/parts.module.css';
import RichText from '../ToolFrame/RichText';
import FindingHead from './FindingHead';
import FixPreview from './FixPreview';
import styles from './styles.module.css';

interface Props {
  group: FindingGroup;
  source: string;
  onFix: (fix: Fix) => void;
  onLine: (line: number) => void;
}

/** Lines of one kind beyond these are only counted. */
const maxLines = 100;

/** Findings of one kind: one sentence, then the lines it holds for. */
export default function GroupCard({group, source, onFix, onLine}: Props) {
  const {findings} = group;
  const [first] = findings;
  const count = findings.length;
  const preview = ({fix}: Finding) => fix && <FixPreview source={source} fix={fix} onFix={onFix} />;
  return (
    <li className={parts.card} data-level={group.level}>
      <FindingHead finding={first} count={count} onLine={onLine} />
      <p>
        <RichText text={findingText(first, language)} />
      </p>
      {count === 1 ? (
        preview(first)
      ) : (
        <details>
          <summary>{fillCount(texts.allLines, count, language)}</summary>
          <ul className={styles.lines}>
            {findings.slice(0, maxLines).map((finding, index) => (
              // Two findings of one kind may be on one line.
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              <li key={index}>
                <Button look="link" onClick={() => onLine(finding.line)}>
                  {fill(texts.line, {line: finding.line})}
                </Button>{' '}
                <code>{lineText(source, finding.line)}</code>
                {preview(finding)}
              </li>
            ))}
          </ul>
          {count > maxLines && <p>{fillCount(texts.more, count - maxLines, language)}</p>}
        </details>
      )}
    </li>
  );
}

function lineText(source: string, line: number): string {
  return (source.split('\n', line)[line - 1] ?? '').trim().slice(0, 120);
}
