import language from '@scriptcat/content/texts/language';
import texts from '@scriptcat/content/texts/tools/rescue';
import {fill, fillCount} from '@scriptcat/contract';
import type {Problem} from '@scriptcat/rescue';
import {useState} from 'react';
import Button from '../ToolFrame/Button';
import parts from '../ToolFrame/parts.module.css';
import RichText from '../ToolFrame/RichText';
import Sentence from '../ToolFrame/Sentence';
import type {Choice, ShownReading, ShownScript} from './answers';
import Differences, {type Other} from './Differences';
import ImportEffects from './ImportEffects';
import ScriptRow from './ScriptRow';
import styles from './styles.module.css';

interface Props {
  reading: ShownReading;
  unreadable: readonly Problem[];
  other?: Other;
  compare: (file: File) => void;
  saveZip: (choices: Choice[], name: string) => void;
  saveScripts: (choices: Choice[]) => void;
}

/** The newest code that is whole, if there is one. */
const bestVersion = ({versions}: ShownScript): number =>
  Math.max(
    0,
    versions.findIndex(({isWhole, size}) => isWhole && size > 0),
  );

/** Whole scripts of the list, or of all places where the list is empty. */
function firstChoice({scripts}: ShownReading): Set<number> {
  const whole = [...scripts.keys()].filter((index) =>
    scripts[index]?.versions.some(({isWhole}) => isWhole),
  );
  const listed = whole.filter((index) => scripts[index]?.place === 'list');
  return new Set(listed.length > 0 ? listed : whole);
}

/** What was found: problems, scripts to choose from, and what an import does with them. */
export default function Found({reading, unreadable, other, compare, ...actions}: Props) {
  const [chosen, setChosen] = useState({reading, indexes: firstChoice(reading)});
  const [versions, setVersions] = useState<Record<number, number>>({});
  if (chosen.reading !== reading) {
    setChosen({reading, indexes: firstChoice(reading)});
    setVersions({});
  }
  const {scripts} = reading;
  const setIndexes = (indexes: Set<number>) => setChosen({reading, indexes});
  const versionOf = (index: number) =>
    versions[index] ?? bestVersion(scripts[index] as ShownScript);
  const choice = (script: number) => ({script, version: versionOf(script)});
  const choices = [...chosen.indexes].sort((a, b) => a - b).map(choice);
  const savable = [...scripts.keys()].filter((index) => scripts[index]?.versions.length);
  const isAll = chosen.indexes.size === savable.length;
  return (
    <>
      <Sentence>
        {texts.sources[reading.source]} {fillCount(texts.found, scripts.length, language)}
      </Sentence>
      {[...unreadable, ...reading.problems].map(({code, file}) => (
        <p key={`${code} ${file}`} className={parts.note} data-tone="warn">
          <RichText text={fill(texts.problems[code], {file: file ?? ''})} />
        </p>
      ))}
      {scripts.length > 0 && (
        <>
          <div className={styles.bar}>
            <label>
              <input
                type="checkbox"
                checked={isAll}
                onChange={() => setIndexes(new Set(isAll ? [] : savable))}
              />{' '}
              {texts.all}
            </label>
            <Button
              look="primary"
              disabled={choices.length === 0}
              onClick={() => actions.saveZip(choices, 'scriptcat-rescue.zip')}
            >
              {fillCount(texts.saveZip, choices.length, language)}
            </Button>
            <Button disabled={choices.length === 0} onClick={() => actions.saveScripts(choices)}>
              {texts.saveScripts}
            </Button>
          </div>
          <ul className={parts.list}>
            {scripts.map((script, index) => (
              <ScriptRow
                // Two scripts may have the same name and id, in the list and in the trash.
                // biome-ignore lint/suspicious/noArrayIndexKey: see above
                key={index}
                script={script}
                isChosen={chosen.indexes.has(index)}
                version={versionOf(index)}
                onVersion={(version) => setVersions({...versions, [index]: version})}
                onToggle={() => {
                  const indexes = new Set(chosen.indexes);
                  if (!indexes.delete(index)) indexes.add(index);
                  setIndexes(indexes);
                }}
                onSave={() => actions.saveScripts([choice(index)])}
              />
            ))}
          </ul>
          <ImportEffects reading={reading} />
          <Differences other={other} onFile={compare} />
        </>
      )}
    </>
  );
}
