import type {Area, Release} from '@scriptcat/content/kinds/releases';
import labels from '@scriptcat/content/texts/changelog/labels';
import texts from '@scriptcat/content/texts/changelog/list';
import {fill} from '@scriptcat/contract';
import type {ReactNode} from 'react';
import {areasOf} from '../releases';
import styles from './AreaFilter.module.css';

type Props = {
  releases: readonly Release[];
  area: Area | undefined;
  onArea: (area: Area | undefined) => void;
  isAllOpen: boolean;
  onToggleAll: () => void;
};

export default function AreaFilter({releases, area, onArea, isAllOpen, onToggleAll}: Props) {
  const counts = releases.map(
    ({changes}) => changes.filter((change) => !area || change.area === area).length,
  );
  return (
    <div className={styles.filter} data-markdown="skip">
      <fieldset className={styles.areas}>
        <legend>{texts.filter}</legend>
        <AreaOption isChosen={!area} onChoose={() => onArea(undefined)}>
          {texts.all}
        </AreaOption>
        {areasOf(releases).map((option) => (
          <AreaOption
            key={option}
            value={option}
            isChosen={option === area}
            onChoose={() => onArea(option)}
          >
            {labels.areas[option]}
          </AreaOption>
        ))}
      </fieldset>
      <div className={styles.tally}>
        <p role="status">
          {fill(texts.tally, {
            releases: counts.filter((count) => count > 0).length,
            changes: counts.reduce((sum, count) => sum + count, 0),
          })}
        </p>
        <button type="button" aria-pressed={isAllOpen} onClick={onToggleAll}>
          {texts.openAll}
        </button>
      </div>
    </div>
  );
}

type OptionProps = {
  value?: Area;
  isChosen: boolean;
  onChoose: () => void;
  children: ReactNode;
};

function AreaOption({value = undefined, isChosen, onChoose, children}: OptionProps) {
  return (
    <label className={styles.option}>
      <input
        type="radio"
        name="area"
        value={value ?? 'all'}
        checked={isChosen}
        onChange={onChoose}
      />
      <span>{children}</span>
    </label>
  );
}
