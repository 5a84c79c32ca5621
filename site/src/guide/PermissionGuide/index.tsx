import {translate} from '@docusaurus/Translate';
import {useLocalized} from '@site/src/shell/hooks/useLanguage';
import type {ReactNode} from 'react';
import FoundBrowser from './FoundBrowser';
import styles from './styles.module.css';
import {usePermissionGuess} from './usePermissionGuess';
import {variants} from './variants';

/** Lists every way to allow userscripts and points at the visitor's own. */
export default function PermissionGuide(): ReactNode {
  const localize = useLocalized();
  const guess = usePermissionGuess();
  return (
    <nav
      className={styles.guide}
      aria-label={translate({
        id: 'permissionGuide.label',
        message: '按浏览器选择做法',
        description: 'Name of the list of browsers on the permission page',
      })}
    >
      <p className={styles.found} role="status">
        <FoundBrowser />
      </p>
      <ul className={styles.list}>
        {variants.map(({id, anchor, name, action}) => (
          <li key={id} data-way={id} data-chosen={guess?.variant === id || undefined}>
            <a href={`#${anchor}`} aria-current={guess?.variant === id || undefined}>
              {localize(name)}
            </a>
            <span>{localize(action)}</span>
          </li>
        ))}
      </ul>
    </nav>
  );
}
