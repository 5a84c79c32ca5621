import {type Finding, type FindingGroup, type Fix, findingText} from '@scriptcat/userscript';
import {useLanguage} from '@site/src/shell/hooks/useLanguage';
import type {ReactNode} from 'react';
import buttons from '../ToolFrame/buttons.module.css';
import cards from '../ToolFrame/cards.module.css';
import RichText from '../ToolFrame/RichText';
import FindingHead from './FindingHead';
import FixPreview from './FixPreview';
import styles from './styles.module.css';
import {checkerTexts} from './texts';

interface Props {
  group: FindingGroup;
  source: string;
  onFix: (fix: Fix) => void;
  onLine: (line: number) => void;
}

/** Lines of one kind beyond these are only counted. */
const maxLines = 100;

/** Findings of one kind: one sentence, then the lines it holds for. */
export default function GroupCard({group, source, onFix, onLine}: Props): ReactNode {
  const locale = useLanguage();
  const texts = checkerTexts[locale];
  const {findings} = group;
  const [first] = findings;
  const count = findings.length;
  const preview = ({fix}: Finding): ReactNode =>
    fix && <FixPreview source={source} fix={fix} onFix={onFix} />;
  return (
    <li className={cards.card} data-level={group.level}>
      <FindingHead finding={first} count={count} onLine={onLine} />
      <p>
        <RichText text={findingText(first, locale)} />
      </p>
      {count === 1 ? (
        preview(first)
      ) : (
        <details>
          <summary>{texts.allLines(count)}</summary>
          <ul className={styles.lines}>
            {findings.slice(0, maxLines).map((finding, index) => (
              // Two findings of one kind may be on one line.
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              <li key={index}>
                <button className={buttons.link} type="button" onClick={() => onLine(finding.line)}>
                  {texts.line(finding.line)}
                </button>{' '}
                <code>{lineText(source, finding.line)}</code>
                {preview(finding)}
              </li>
            ))}
          </ul>
          {count > maxLines && <p>{texts.more(count - maxLines)}</p>}
        </details>
      )}
    </li>
  );
}

function lineText(source: string, line: number): string {
  return (source.split('\n', line)[line - 1] ?? '').trim().slice(0, 120);
}
