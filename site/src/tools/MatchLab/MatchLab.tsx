import language from '@scriptcat/content/texts/language';
import texts from '@scriptcat/content/texts/tools/match';
import {fillCount} from '@scriptcat/contract';
import ToolFrame from '../ToolFrame';
import Field from '../ToolFrame/Field';
import parts from '../ToolFrame/parts.module.css';
import Sentence from '../ToolFrame/Sentence';
import AddressCard from './AddressCard';
import RuleTable from './RuleTable';
import {useMatchLab} from './useMatchLab';

/** Says for every address whether a script runs there, and why. */
export default function MatchLab() {
  const {rules, setRules, urls, setUrls, state, addRule} = useMatchLab();
  const {answer: result} = state;
  const verdicts = result?.verdicts ?? [];
  const running = verdicts.filter(({runs}) => runs === 'yes' || runs === 'with-file-access').length;
  return (
    <ToolFrame
      state={state}
      share={{rules, urls}}
      input={
        <>
          <Field
            label={texts.rules}
            hint={texts.rulesHint}
            value={rules}
            onChange={setRules}
            rows={12}
          />
          <Field
            label={texts.urls}
            hint={texts.urlsHint}
            value={urls}
            onChange={setUrls}
            rows={6}
          />
        </>
      }
      answer={
        <>
          {result && (
            <Sentence>
              {verdicts.length > 0
                ? fillCount(texts.summary, verdicts.length, language, {runs: running})
                : texts.empty}
            </Sentence>
          )}
          {result?.isBackground && (
            <p className={parts.note} data-tone="warn">
              {texts.background}
            </p>
          )}
          <ul className={parts.list}>
            {verdicts.map((verdict, index) => (
              // The same address may be asked about twice.
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              <AddressCard key={index} verdict={verdict} onAdd={addRule} />
            ))}
          </ul>
        </>
      }
    >
      <RuleTable rules={result?.rules ?? []} />
    </ToolFrame>
  );
}
