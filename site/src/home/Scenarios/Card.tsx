import Link from '@docusaurus/Link';
import scenarios from '@scriptcat/content/texts/home/scenarios';
import {fill} from '@scriptcat/contract';
import {useInstallLink} from '@site/src/reference/useInstallLink';
import Drawing from './drawings';
import styles from './styles.module.css';

const {turnOn, get, code} = scenarios.texts;

/** The switch comes first, so that the style sheet alone changes the drawing after it. */
export default function Card(scenario: (typeof scenarios.rows)[number]) {
  const {id, title, text, points, sample} = scenario;
  const playground = `/docs/dev/tools/playground/?sample=${encodeURIComponent(sample)}`;
  return (
    <li className={styles.card} data-scenario={id}>
      <input className={styles.switch} type="checkbox" aria-label={fill(turnOn, {title})} />
      <Drawing name={id} />
      <h3>{title}</h3>
      <p>{text}</p>
      {points && (
        <ul className={styles.points}>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
      <p className={styles.actions}>
        {/* A plain link: its fragment names a script, not an anchor that the build could check. */}
        <a href={useInstallLink(sample)} aria-label={`${get}: ${title}`}>
          {get}
        </a>
        <Link to={playground} aria-label={`${code}: ${title}`}>
          {code}
        </Link>
      </p>
    </li>
  );
}
