import texts from '@scriptcat/content/texts/tools/migrate';
import type {OtherManager} from '@scriptcat/userscript';
import {useRef} from 'react';
import CodeField, {type CodeHandle} from '../CodeField';
import type {ScriptState} from '../HeaderChecker/useHeaderChecker';
import ToolFrame from '../ToolFrame';
import Choice from '../ToolFrame/Choice';
import MigrationAnswer from './MigrationAnswer';
import {useMigrationCheck} from './useMigrationCheck';

const managers = ['tampermonkey', 'violentmonkey'] as const;

interface Props {
  /** The manager the page is about; the reader can choose another. */
  from?: OtherManager;
  script?: ScriptState;
}

/** Says what becomes of a script that moves here. */
export default function MigrationCheck({from: initial = 'tampermonkey', script}: Props) {
  const {source, setSource, from, setFrom, state} = useMigrationCheck(initial, script);
  const code = useRef<CodeHandle>(null);
  return (
    <ToolFrame
      state={state}
      share={{migrate: source, from}}
      input={
        <>
          <Choice
            label={texts.from}
            value={from}
            options={managers.map((value) => ({value, label: texts.managers[value]}))}
            onChange={setFrom}
          />
          <CodeField
            label={texts.script}
            hint={texts.hint}
            value={source}
            onChange={setSource}
            rows={20}
            handle={code}
          />
        </>
      }
      answer={
        state.answer && (
          <MigrationAnswer
            report={state.answer}
            source={state.answer.source}
            onChange={(next) => state.answer?.source === source && setSource(next)}
            onLine={(line) => code.current?.reveal(line)}
          />
        )
      }
    />
  );
}
