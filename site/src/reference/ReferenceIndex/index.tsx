import texts from '@scriptcat/content/texts/reference/index';
import FilterField from '@site/src/shell/FilterField';
import {matches} from '@site/src/shell/FilterField/matches';
import type {ReactNode} from 'react';
import styles from './styles.module.css';
import {leadOn, useEntryAnchor} from './useEntryAnchor';

/** Hides the rows of the list around the filter that don't match. */
function narrow(form: HTMLFormElement, query: string): number {
  const rows = [...(form.parentElement?.querySelectorAll('li') ?? [])];
  for (const row of rows) row.hidden = !matches(row.textContent ?? '', query);
  return rows.filter((row) => !row.hidden).length;
}

/** Every entry of an overview by group, with a filter. */
export default function ReferenceIndex({children}: {children: ReactNode}) {
  useEntryAnchor();
  return (
    <div className={styles.index} data-entries="">
      <FilterField texts={texts} narrow={narrow} />
      {children}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant; allowed by its hash */}
      <script dangerouslySetInnerHTML={{__html: leadOn}} />
    </div>
  );
}
