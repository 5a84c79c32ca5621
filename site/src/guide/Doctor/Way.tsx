import Link from '@docusaurus/Link';
import tree from '@scriptcat/content/texts/help/troubleshooter';
import Inline from './Inline';
import styles from './Way.module.css';
import {anchorOf, wayTo} from './walk';

/** The answers that led here; each goes back to its question. */
export default function Way({id}: {id: string}) {
  const {questions, way: texts} = tree.texts;
  const way = wayTo(tree, id);
  if (way.length === 0) return null;
  return (
    <nav className={styles.way} data-markdown="skip" aria-label={texts.label}>
      <p>{texts.intro}</p>
      <ol>
        {way.map(({question, next}) => (
          <li key={question}>
            <Link to={`#${anchorOf(question)}`}>
              <Inline text={questions[question]?.answers[next] ?? ''} />
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
