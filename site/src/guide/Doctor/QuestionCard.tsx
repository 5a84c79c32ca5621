import Link from '@docusaurus/Link';
import {useLocalized} from '@site/src/shell/hooks/useLanguage';
import type {ReactNode} from 'react';
import type {DoctorQuestion} from './doctor';
import Inline from './Inline';
import styles from './QuestionCard.module.css';
import shared from './styles.module.css';
import {anchorOf} from './walk';

/** A question, with its answers as links to what comes next. */
export default function QuestionCard({node}: {node: DoctorQuestion}): ReactNode {
  const text = useLocalized();
  return (
    <>
      {node.hint && (
        <p className={styles.hint}>
          <Inline text={text(node.hint)} />
        </p>
      )}
      <ul className={shared.answers}>
        {node.answers.map((answer) => (
          <li key={answer.next}>
            <Link className={shared.answer} to={`#${anchorOf(answer.next)}`}>
              <Inline text={text(answer.label)} />
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
