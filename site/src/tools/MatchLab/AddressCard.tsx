import language from '@scriptcat/content/texts/language';
import texts from '@scriptcat/content/texts/tools/match';
import {fill} from '@scriptcat/contract';
import {
  type AddressVerdict,
  type FilterVerdict,
  matchReasonText,
  type SuggestedRule,
  suggestRules,
} from '@scriptcat/userscript';
import Button from '../ToolFrame/Button';
import parts from '../ToolFrame/parts.module.css';
import RichText from '../ToolFrame/RichText';
import Verdict, {type Tone} from '../ToolFrame/Verdict';

const tones: Record<AddressVerdict['runs'], Tone> = {
  yes: 'good',
  no: 'bad',
  'with-file-access': 'warn',
  unknown: 'quiet',
};

interface Props {
  verdict: AddressVerdict;
  onAdd: (rule: SuggestedRule) => void;
}

/** One address: the outcome, then both filters with their reasons. */
export default function AddressCard({verdict, onAdd}: Props) {
  const {url, isValid, browser, scriptcat, runs} = verdict;
  const [suggested] = suggestRules(url).slice(-2);
  return (
    <li className={parts.card}>
      <p>
        <Verdict tone={tones[runs]}>{texts.runs[runs]}</Verdict> <code>{url}</code>
      </p>
      {isValid ? (
        <dl className={parts.reasons}>
          <Filter name={texts.browser} verdict={browser} />
          <Filter name={texts.scriptcat} verdict={scriptcat} />
        </dl>
      ) : (
        <p>
          <RichText text={texts.invalidUrl} />
        </p>
      )}
      {isValid && runs === 'no' && suggested && scriptcat.reason !== 'excluded' && (
        <Button onClick={() => onAdd(suggested)}>
          <RichText text={fill(texts.add, {line: `@${suggested.key} ${suggested.value}`})} />
        </Button>
      )}
    </li>
  );
}

function Filter({name, verdict}: {name: string; verdict: FilterVerdict}) {
  const {rule} = verdict;
  const tone = verdict.verdict === 'yes' ? 'good' : verdict.verdict === 'no' ? 'bad' : 'quiet';
  return (
    <>
      <dt>{name}</dt>
      <dd>
        <Verdict tone={tone}>{texts.filter[verdict.verdict]}</Verdict>{' '}
        <RichText text={matchReasonText(verdict, language)} />
        {rule && (
          <p>
            <RichText
              text={fill(texts.decidedBy, {line: rule.line, key: rule.key, value: rule.value})}
            />
          </p>
        )}
      </dd>
    </>
  );
}
