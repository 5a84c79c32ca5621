import texts from '@scriptcat/content/texts/tools/header';
import CopyButton from '@site/src/shell/CopyButton';
import Example from '../LazyTool/Example';
import ToolFrame from '../ToolFrame';
import parts from '../ToolFrame/parts.module.css';
import Sentence from '../ToolFrame/Sentence';
import FindingCard from './FindingCard';
import HeaderFields from './HeaderFields';
import {useHeaderForm} from './useHeaderForm';

/** Fills a form and gets a header that passes the checker. */
export default function GenerateMode() {
  const {form, change, result} = useHeaderForm();
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
              <FindingCard key={index} finding={finding} />
            ))}
          </ul>
        </>
      }
    />
  );
}
