import texts from '@scriptcat/content/texts/tools/playground';
import type {FramePrompt} from '../playground-frame/protocol';
import Button from '../ToolFrame/Button';
import parts from '../ToolFrame/parts.module.css';
import styles from './styles.module.css';

interface Props {
  prompts: readonly FramePrompt[];
  answer: (id: number, isAllowed: boolean) => void;
}

/** Questions ScriptCat would ask, one at a time. */
export default function Prompts({prompts: [prompt], answer}: Props) {
  if (!prompt) return null;
  const {id, permission, subject} = prompt;
  return (
    <div className={styles.prompt} role="alert">
      <p>
        <strong>{texts.prompts[permission]}</strong> <code>{subject}</code>
      </p>
      <div className={parts.actions}>
        <Button look="primary" onClick={() => answer(id, true)}>
          {texts.allow}
        </Button>
        <Button onClick={() => answer(id, false)}>{texts.deny}</Button>
      </div>
    </div>
  );
}
