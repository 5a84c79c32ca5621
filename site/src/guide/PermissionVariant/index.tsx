import texts from '@scriptcat/content/texts/guide/permission';
import type {ReactNode} from 'react';
import {usePermissionGuess} from '../PermissionGuide/usePermissionGuess';
import type {VariantId} from '../PermissionGuide/variants';
import styles from './styles.module.css';

/** The steps for one browser; marked, never hidden, when they fit the visitor. */
export default function PermissionVariant({id, children}: {id: VariantId; children: ReactNode}) {
  const isChosen = usePermissionGuess()?.variant === id;
  return (
    <div className={styles.variant} data-way={id} data-chosen={isChosen || undefined}>
      <p className={styles.badge} data-markdown="skip" data-search="off">
        {texts.yours}
      </p>
      {children}
    </div>
  );
}
