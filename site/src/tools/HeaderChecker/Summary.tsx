import language from '@scriptcat/content/texts/language';
import texts from '@scriptcat/content/texts/tools/header';
import {fill, fillCount} from '@scriptcat/contract';
import {
  abilityText,
  kindName,
  type Risk,
  riskText,
  type ScriptSummary,
} from '@scriptcat/userscript';
import parts from '../ToolFrame/parts.module.css';
import RichText from '../ToolFrame/RichText';
import Sentence from '../ToolFrame/Sentence';
import Verdict, {type Tone} from '../ToolFrame/Verdict';

const tones: Record<Risk, Tone> = {low: 'good', medium: 'warn', high: 'bad'};
const order: readonly Risk[] = ['high', 'medium', 'low'];
const maxDetails = 12;

/** What a script may do to its user, the most far-reaching first. */
export default function Summary({summary}: {summary: ScriptSummary | undefined}) {
  if (!summary) return <Sentence>{texts.noScript}</Sentence>;
  const {name, kind, risk} = summary;
  const abilities = [...summary.abilities].sort(
    (a, b) => order.indexOf(a.risk) - order.indexOf(b.risk),
  );
  return (
    <>
      <Sentence>
        {fill(texts.reach, {name, kind: kindName(kind, language), risk: riskText(risk, language)})}
      </Sentence>
      <ul className={parts.list}>
        {abilities.map((ability) => (
          <li className={parts.card} key={ability.code}>
            <p>
              <Verdict tone={tones[ability.risk]}>{riskText(ability.risk, language)}</Verdict>{' '}
              <RichText text={abilityText(ability, language)} />
            </p>
            {ability.details.length > 0 && (
              <p>
                {ability.details.slice(0, maxDetails).map((detail) => (
                  <span key={detail}>
                    <code>{detail}</code>{' '}
                  </span>
                ))}
                {ability.details.length > maxDetails &&
                  fillCount(texts.more, ability.details.length - maxDetails, language)}
              </p>
            )}
          </li>
        ))}
      </ul>
      <p className={parts.note}>{texts.summaryNote}</p>
    </>
  );
}
