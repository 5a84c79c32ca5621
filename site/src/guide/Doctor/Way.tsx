import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {useLocalized} from '@site/src/shell/hooks/useLanguage';
import type {ReactNode} from 'react';
import {doctor} from './doctor';
import Inline from './Inline';
import styles from './Way.module.css';
import {anchorOf, wayTo} from './walk';

/** The answers that led here; each goes back to its question. */
export default function Way({id}: {id: string}): ReactNode {
  const text = useLocalized();
  const way = wayTo(doctor, id) ?? [];
  if (way.length === 0) return null;
  return (
    <nav
      className={styles.way}
      data-markdown="skip"
      aria-label={translate({
        id: 'doctor.way.label',
        message: '你选过的答案',
        description: 'Label of the list of answers that led to a finding of the doctor',
      })}
    >
      <p>
        <Translate
          id="doctor.way.intro"
          description="Before the list of answers that led here; each links back to its question"
        >
          你的回答（点一下可以改）
        </Translate>
      </p>
      <ol>
        {way.map(({question, answer}) => (
          <li key={question}>
            <Link to={`#${anchorOf(question)}`}>
              <Inline text={text(answer.label)} />
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
