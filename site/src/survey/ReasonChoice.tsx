import {reasonLabels, reasons, surveyTexts} from '@scriptcat/contract';
import {useLocalized} from '@site/src/shell/hooks/useLanguage';
import type {ReactNode} from 'react';
import styles from './ReasonChoice.module.css';
import ReasonHelp from './ReasonHelp';
import shared from './styles.module.css';

export default function ReasonChoice({isMissing}: {isMissing: boolean}): ReactNode {
  const text = useLocalized();
  return (
    <fieldset
      className={styles.reasons}
      aria-describedby={isMissing ? 'reason-missing' : undefined}
    >
      <legend className={shared.label}>{text(surveyTexts.reason)}</legend>
      {isMissing && (
        <p id="reason-missing" className={shared.problem} role="alert">
          {text(surveyTexts.reasonMissing)}
        </p>
      )}
      {reasons.map((reason) => (
        <div key={reason} className={styles.choice}>
          {/* The help follows the input, so that style sheets alone can show it. */}
          <input id={`reason-${reason}`} type="radio" name="reason" value={reason} />
          <label htmlFor={`reason-${reason}`}>{text(reasonLabels[reason])}</label>
          <ReasonHelp reason={reason} />
        </div>
      ))}
    </fieldset>
  );
}
