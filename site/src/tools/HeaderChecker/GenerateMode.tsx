import language from '@scriptcat/content/texts/language';
import texts from '@scriptcat/content/texts/tools/header';
import {findingText, generateHeader, type HeaderForm, newHeaderForm} from '@scriptcat/userscript';
import CopyButton from '@site/src/shell/CopyButton';
import {useMemo, useReducer} from 'react';
import Example from '../LazyTool/Example';
import ToolFrame from '../ToolFrame';
import parts from '../ToolFrame/parts.module.css';
import RichText from '../ToolFrame/RichText';
import Sentence from '../ToolFrame/Sentence';
import FindingHead from './FindingHead';
import HeaderFields from './HeaderFields';

const changeForm = (form: HeaderForm, part: Partial<HeaderForm>): HeaderForm => ({
  ...form,
  ...part,
});

/** Fills a form and gets a header that passes the checker. */
export default function GenerateMode() {
  const [form, change] = useReducer(changeForm, newHeaderForm);
  const result = useMemo(() => generateHeader(form), [form]);
  return (
    <ToolFrame
      input={<HeaderFields form={form} change={change} />}
      answer={
        <>
          <Sentence>
            {texts.generated} <CopyButton text={result.header} />
          </Sentence>
          <Example code={result.header} />
          {result.corrections.length > 0 && <p className={parts.note}>{texts.corrected}</p>}
          <ul className={parts.list}>
            {result.corrections.map((finding, index) => (
              // The same line may need two corrections in a row.
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              <li key={index} className={parts.card}>
                <FindingHead finding={finding} count={1} />
                <p>
                  <RichText text={findingText(finding, language)} />
                </p>
              </li>
            ))}
          </ul>
        </>
      }
    />
  );
}
