import Link from '@docusaurus/Link';
import check from '@scriptcat/content/texts/help/check';
import {fill, type Params} from '@scriptcat/contract';
import Inline from '../Doctor/Inline';
import styles from './styles.module.css';

interface Props {
  id: string;
  params: Params;
  answer: (id: string, value: string) => void;
}

/** One result: its state, and what the reader does about it. */
export default function Verdict({id, params, answer}: Props) {
  const row = check.rows.find((each) => each.id === id);
  if (!row) return null;
  const {level, title, text, link, answers = {}} = row;
  return (
    <li className={styles.verdict} data-verdict={id} data-level={level}>
      <span className={styles.level}>{check.texts.levels[level]}</span>
      <div>
        <p>{fill(title, params)}</p>
        {text && (
          <p>
            <Inline text={fill(text, params)} />
          </p>
        )}
        {link && row.to && (
          <p>
            <Link to={row.to}>{link}</Link>
          </p>
        )}
        {Object.entries(answers).map(([value, label]) => (
          <button key={value} type="button" onClick={() => answer(id, value)}>
            {label}
          </button>
        ))}
      </div>
    </li>
  );
}
