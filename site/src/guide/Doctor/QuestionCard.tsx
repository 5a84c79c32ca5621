import Link from '@docusaurus/Link';
import tree from '@scriptcat/content/texts/help/troubleshooter';
import ToolbarCat from '@site/src/pictures/ToolbarCat';
import Inline from './Inline';
import styles from './QuestionCard.module.css';
import shared from './styles.module.css';
import {anchorOf} from './walk';

/** A question, with its answers as links to what comes next. */
export default function QuestionCard({id}: {id: string}) {
  const question = tree.texts.questions[id];
  return (
    <>
      {question?.hint && (
        <p className={styles.hint}>
          <Inline text={question.hint} />
        </p>
      )}
      <ul className={shared.answers}>
        {tree.questions[id]?.map((next) => (
          <li key={next}>
            <Link className={shared.answer} to={`#${anchorOf(next)}`}>
              <span>
                {tree.icons[next] && <ToolbarCat state={tree.icons[next]} />}
                <Inline text={question?.answers[next] ?? ''} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
