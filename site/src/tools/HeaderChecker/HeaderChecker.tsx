import texts from '@scriptcat/content/texts/tools/header';
import {useAddressState} from '@site/src/shell/hooks/useAddressState';
import {useState} from 'react';
import {exampleMigration} from '../MigrationCheck/example';
import MigrationCheck from '../MigrationCheck/MigrationCheck';
import Button from '../ToolFrame/Button';
import parts from '../ToolFrame/parts.module.css';
import CheckMode from './CheckMode';
import {exampleScript} from './example';
import GenerateMode from './GenerateMode';
import styles from './styles.module.css';

const modes = ['check', 'summary', 'migrate', 'generate'] as const;

/** Checks a script for ScriptCat or for a move to it, or writes a header. */
export default function HeaderChecker() {
  // Links of the time when the check of a move had its own page.
  const [query] = useState(() => new URLSearchParams(window.location.search));
  const isMove = query.has('migrate') || query.has('from');
  const [mode, setMode] = useAddressState('header', isMove ? 'migrate' : 'check');
  const example = isMove ? exampleMigration : exampleScript;
  const script = useAddressState('script', query.get('migrate') ?? example);
  return (
    <>
      <fieldset className={`${parts.actions} ${styles.modes}`}>
        <legend className={styles.legend}>{texts.mode}</legend>
        {modes.map((name) => (
          <Button key={name} aria-pressed={name === mode} onClick={() => setMode(name)}>
            {texts.modes[name]}
          </Button>
        ))}
      </fieldset>
      {mode === 'generate' && <GenerateMode />}
      {mode === 'migrate' && <MigrationCheck script={script} />}
      {(mode === 'check' || mode === 'summary') && (
        <CheckMode script={script} isSummary={mode === 'summary'} />
      )}
    </>
  );
}
