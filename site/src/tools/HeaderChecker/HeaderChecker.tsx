import texts from '@scriptcat/content/texts/tools/header';
import {useAddressState} from '@site/src/shell/hooks/useAddressState';
import Button from '../ToolFrame/Button';
import parts from '../ToolFrame/parts.module.css';
import CheckMode from './CheckMode';
import GenerateMode from './GenerateMode';
import styles from './styles.module.css';

const modes = ['check', 'summary', 'generate'] as const;

/** Checks a header, or writes one. */
export default function HeaderChecker() {
  const [mode, setMode] = useAddressState('header', 'check');
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
      {mode === 'generate' ? <GenerateMode /> : <CheckMode isSummary={mode === 'summary'} />}
    </>
  );
}
