import Translate, {translate} from '@docusaurus/Translate';
import {useLocalized} from '@site/src/shell/hooks/useLanguage';
import type {ReactNode} from 'react';
import {type Area, areaLabels, areasOf, type LocalRelease} from '../releases';
import styles from './AreaFilter.module.css';

type Props = {
  releases: readonly LocalRelease[];
  area: Area | undefined;
  onArea: (area: Area | undefined) => void;
  isAllOpen: boolean;
  onToggleAll: () => void;
};

export default function AreaFilter({
  releases,
  area,
  onArea,
  isAllOpen,
  onToggleAll,
}: Props): ReactNode {
  const pick = useLocalized();
  const counts = releases.map(
    ({changes}) => changes.filter((change) => !area || change.area === area).length,
  );
  return (
    <div className={styles.filter} data-markdown="skip">
      <fieldset className={styles.areas}>
        <legend>
          <Translate id="changelog.filter.legend" description="Legend of the area filter">
            只看一个方面
          </Translate>
        </legend>
        <AreaOption isChosen={!area} onChoose={() => onArea(undefined)}>
          <Translate id="changelog.filter.all" description="Area filter: no filter">
            全部
          </Translate>
        </AreaOption>
        {areasOf(releases).map((option) => (
          <AreaOption
            key={option}
            value={option}
            isChosen={option === area}
            onChoose={() => onArea(option)}
          >
            {pick(areaLabels[option])}
          </AreaOption>
        ))}
      </fieldset>
      <div className={styles.tally}>
        <p role="status">
          {translate(
            {
              id: 'changelog.filter.tally',
              message: '版本 {releases} 个，变更 {changes} 项',
              description: 'How many releases and changes the filter leaves',
            },
            {
              releases: counts.filter((count) => count > 0).length,
              changes: counts.reduce((sum, count) => sum + count, 0),
            },
          )}
        </p>
        <button type="button" aria-pressed={isAllOpen} onClick={onToggleAll}>
          <Translate id="changelog.openAll" description="Button that opens every fold">
            全部展开
          </Translate>
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

function AreaOption({value = undefined, isChosen, onChoose, children}: OptionProps): ReactNode {
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
