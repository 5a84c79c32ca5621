import language from '@scriptcat/content/texts/language';
import texts from '@scriptcat/content/texts/tools/config';
import {configProblemText} from '@scriptcat/userscript';
import {useMemo} from 'react';
import CodeField from '../CodeField';
import ToolFrame from '../ToolFrame';
import ConfigAnswer from './ConfigAnswer';
import {useConfigPreview} from './useConfigPreview';

/** Draws a user-config block as the form users will see. */
export default function ConfigPreview() {
  const {source, setSource, state, form, ...answer} = useConfigPreview();
  const marks = useMemo(
    () =>
      (form && !form.ok ? form.problems : []).map((problem) => ({
        line: problem.line,
        level: 'error' as const,
        text: configProblemText(problem, language),
      })),
    [form],
  );
  return (
    <ToolFrame
      state={state}
      share={{config: source}}
      input={
        <CodeField
          label={texts.source}
          hint={texts.hint}
          value={source}
          onChange={setSource}
          rows={18}
          marks={marks}
        />
      }
      answer={form && <ConfigAnswer form={form} {...answer} />}
    />
  );
}
