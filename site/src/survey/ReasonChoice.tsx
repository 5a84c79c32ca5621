import texts from '@scriptcat/content/texts/survey/form';
import {reasons} from '@scriptcat/contract';
import styles from './ReasonChoice.module.css';
import ReasonHelp from './ReasonHelp';
import shared from './styles.module.css';

export default function ReasonChoice({isMissing}: {isMissing: boolean}) {
  return (
    <fieldset
      className={styles.reasons}
      aria-describedby={isMissing ? 'reason-missing' : undefined}
    >
      <legend className={shared.label}>{texts.reason}</legend>
      {isMissing && (
        <p id="reason-missing" className={shared.problem} role="alert">
          {texts.missing}
        </p>
      )}
      {reasons.map((reason) => (
        <div key={reason} className={styles.choice}>
          {/* The help follows the input, so that style sheets alone can show it. */}
          <input id={`reason-${reason}`} type="radio" name="reason" value={reason} />
          <label htmlFor={`reason-${reason}`}>{texts.reasons[reason]}</label>
          <ReasonHelp reason={reason} />
        </div>
      ))}
    </fieldset>
  );
}
