import language from '@scriptcat/content/texts/language';
import texts from '@scriptcat/content/texts/tools/rescue';
import {dateLocale, fill, fillCount} from '@scriptcat/contract';
import Button from '../ToolFrame/Button';
import parts from '../ToolFrame/parts.module.css';
import Verdict from '../ToolFrame/Verdict';
import type {ShownScript} from './answers';
import styles from './styles.module.css';

const moment = {dateStyle: 'medium', timeStyle: 'short'} as const;
const date = new Intl.DateTimeFormat(dateLocale(language), moment);
const kilobytes = {style: 'unit', unit: 'kilobyte', maximumFractionDigits: 1} as const;
const size = new Intl.NumberFormat(language, kilobytes);

interface Props {
  script: ShownScript;
  isChosen: boolean;
  version: number;
  onVersion: (version: number) => void;
  onToggle: () => void;
  onSave: () => void;
}

/** A script with its facts, its damage, and the versions that were found. */
export default function ScriptRow({script, isChosen, version, onVersion, onToggle, onSave}: Props) {
  const {name, versions, place, damage, changed, values, isEnabled} = script;
  const label = (index: number) => {
    const {version: number, isWhole} = versions[index] ?? {version: '', isWhole: true};
    return `${number || texts.noVersion}${index > 0 ? ` ${texts.earlier}` : ''}${isWhole ? '' : ` ${texts.damagedVersion}`}`;
  };
  const facts = [
    changed && date.format(changed),
    versions[version] && size.format(versions[version].size / 1000),
    values > 0 && fillCount(texts.values, values, language),
    isEnabled === false && texts.off,
  ];
  return (
    <li className={parts.card}>
      <div className={styles.row}>
        <label className={styles.name}>
          <input
            type="checkbox"
            checked={isChosen}
            disabled={versions.length === 0}
            onChange={onToggle}
          />{' '}
          {name}
        </label>
        {versions.length > 1 ? (
          <select
            className={styles.version}
            aria-label={fill(texts.versionOf, {name})}
            value={version}
            onChange={(event) => onVersion(Number(event.target.value))}
          >
            {versions.map((_, index) => (
              // Versions of one script never move.
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              <option key={index} value={index}>
                {label(index)}
              </option>
            ))}
          </select>
        ) : (
          versions.length > 0 && <span>{label(0)}</span>
        )}
        {versions.length > 0 && (
          <Button look="link" onClick={onSave} aria-label={fill(texts.saveOneOf, {name})}>
            {texts.saveOne}
          </Button>
        )}
      </div>
      <p className={parts.hint}>{facts.filter(Boolean).join(' · ')}</p>
      {place !== 'list' && <Verdict tone="quiet">{texts.places[place]}</Verdict>}
      {damage.map((each) => (
        <Verdict key={each} tone={each === 'values' || each === 'settings' ? 'warn' : 'bad'}>
          {texts.damage[each]}
        </Verdict>
      ))}
    </li>
  );
}
