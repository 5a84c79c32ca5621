import texts from '@scriptcat/content/texts/tools/migrate';
import type {OtherManager} from '@scriptcat/userscript';
import {type ReactNode, useRef} from 'react';
import CodeField, {type CodeHandle} from '../CodeField';
import ToolFrame from '../ToolFrame';
import Choice from '../ToolFrame/Choice';
import ShareLink from '../ToolFrame/ShareLink';
import ToolNotice from '../ToolFrame/ToolNotice';
import MigrationAnswer from './MigrationAnswer';
import {useMigrationCheck} from './useMigrationCheck';

const managers = ['tampermonkey', 'violentmonkey'] as const;

/** Says what becomes of a script that moves here. */
export default function MigrationCheck({from: initial}: {from: OtherManager}): ReactNode {
  const {source, setSource, from, setFrom, state} = useMigrationCheck(initial);
  const code = useRef<CodeHandle>(null);
  return (
    <ToolFrame
      isPending={state.isPending}
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
      bar={<ShareLink state={{migrate: source, from}} />}
      answer={
        <>
          <ToolNotice state={state} />
          {state.answer && (
            <MigrationAnswer
              report={state.answer}
              source={state.answer.source}
              onChange={(next) => state.answer?.source === source && setSource(next)}
              onLine={(line) => code.current?.reveal(line)}
            />
          )}
        </>
      }
    />
  );
}
