import texts from '@scriptcat/content/texts/tools/playground';
import Button from '../ToolFrame/Button';
import parts from '../ToolFrame/parts.module.css';
import ShareLink from '../ToolFrame/ShareLink';
import Verdict, {type Tone} from '../ToolFrame/Verdict';
import {isAlive, type Status} from './session';
import type {Play} from './usePlayground';

const tones: Record<Status, Tone> = {
  idle: 'quiet',
  starting: 'quiet',
  running: 'warn',
  complete: 'good',
  error: 'bad',
  stopped: 'quiet',
  stuck: 'bad',
  flooded: 'bad',
};

interface Props {
  play: Play;
  run: (now?: number) => void;
}

/** Run, stop, and how the run went. */
export default function Controls({play, run}: Props) {
  const {preparation, session, stop} = play;
  return (
    <div className={parts.actions}>
      <Button look="primary" disabled={preparation?.ok === false} onClick={() => run()}>
        {texts.run}
      </Button>
      <Button disabled={!isAlive(session)} onClick={stop}>
        {texts.stop}
      </Button>
      <span role="status">
        <Verdict tone={tones[session.status]}>{texts.status[session.status]}</Verdict>
      </span>
      <ShareLink state={play.sample ? {sample: play.sample} : {code: play.code}} />
    </div>
  );
}
