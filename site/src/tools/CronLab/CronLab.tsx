import texts from '@scriptcat/content/texts/tools/cron';
import ToolFrame from '../ToolFrame';
import Button from '../ToolFrame/Button';
import Choice from '../ToolFrame/Choice';
import Field from '../ToolFrame/Field';
import parts from '../ToolFrame/parts.module.css';
import Sentence from '../ToolFrame/Sentence';
import CronAnswer from './CronAnswer';
import {cronExamples} from './example';
import {useCronLab} from './useCronLab';

/** Explains a cron expression and lists its next runs. */
export default function CronLab() {
  const {expression, setExpression, hasRun, setHasRun, offset, now, result, week} = useCronLab();
  const isEmpty = expression.trim() === '';
  const usesOnce = result.ok && result.schedule.once !== undefined;
  return (
    <ToolFrame
      share={{cron: expression}}
      input={
        <>
          <Field
            label={texts.expression}
            hint={texts.hint}
            value={expression}
            onChange={setExpression}
            isInvalid={!result.ok && !isEmpty}
          />
          {usesOnce && (
            <Choice
              label={texts.lastRun}
              value={hasRun ? 'yes' : 'no'}
              options={[
                {value: 'no', label: texts.never},
                {value: 'yes', label: texts.thisPeriod},
              ]}
              onChange={(value) => setHasRun(value === 'yes')}
            />
          )}
          <fieldset className={parts.actions}>
            <legend className={parts.label}>{texts.examples}</legend>
            {cronExamples.map((example) => (
              <Button
                key={example}
                aria-pressed={example === expression}
                onClick={() => setExpression(example)}
              >
                <code>{example}</code>
              </Button>
            ))}
          </fieldset>
        </>
      }
      answer={
        isEmpty ? (
          <Sentence>{texts.empty}</Sentence>
        ) : (
          <CronAnswer result={result} week={week} now={now} offset={offset} />
        )
      }
    />
  );
}
