import texts from '@scriptcat/content/texts/guide/permission';
import FoundBrowser from './FoundBrowser';
import styles from './styles.module.css';
import {usePermissionGuess} from './usePermissionGuess';
import {variants} from './variants';

/** Lists every way to allow userscripts and points at the visitor's own. */
export default function PermissionGuide() {
  const guess = usePermissionGuess();
  return (
    <nav className={styles.guide} aria-label={texts.label}>
      <p className={styles.found} role="status">
        <FoundBrowser />
      </p>
      <ul className={styles.list}>
        {variants.map(({id, anchor}) => (
          <li
            key={id}
            className={styles.item}
            data-way={id}
            data-chosen={guess?.variant === id || undefined}
          >
            <a href={`#${anchor}`} aria-current={guess?.variant === id || undefined}>
              {texts.variants[id].name}
            </a>
            <span>{texts.variants[id].action}</span>
          </li>
        ))}
      </ul>
    </nav>
  );
}
