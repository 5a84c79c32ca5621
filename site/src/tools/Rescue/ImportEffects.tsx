import language from '@scriptcat/content/texts/language';
import texts from '@scriptcat/content/texts/tools/rescue';
import {fillCount} from '@scriptcat/contract';
import type {ImportVersion} from '@scriptcat/rescue';
import {useState} from 'react';
import Choice from '../ToolFrame/Choice';
import Verdict from '../ToolFrame/Verdict';
import type {ShownReading} from './answers';

/** What an import of this brings to the reader's version, and what it loses. */
export default function ImportEffects({reading}: {reading: ShownReading}) {
  const [version, setVersion] = useState<ImportVersion>('1.5');
  const versions = Object.keys(reading.effects) as ImportVersion[];
  return (
    <details>
      <summary>{texts.effects.title}</summary>
      <Choice
        label={texts.effects.version}
        value={version}
        options={versions.map((value) => ({value, label: texts.effects.versions[value]}))}
        onChange={setVersion}
      />
      <ul>
        {reading.effects[version].map(({part, count, isKept}) => (
          <li key={part}>
            <Verdict tone={isKept ? 'good' : 'warn'}>
              {isKept ? texts.effects.kept : texts.effects.lost}
            </Verdict>{' '}
            {fillCount(texts.effects.parts[part], count, language)}
          </li>
        ))}
      </ul>
    </details>
  );
}
