import language from '@scriptcat/content/texts/language';
import texts from '@scriptcat/content/texts/tools/config';
import {fill, fillCount} from '@scriptcat/contract';
import {type ConfigForm, configProblemText, type FormGroup} from '@scriptcat/userscript';
import Button from '../ToolFrame/Button';
import parts from '../ToolFrame/parts.module.css';
import RichText from '../ToolFrame/RichText';
import Sentence from '../ToolFrame/Sentence';
import Verdict from '../ToolFrame/Verdict';
import ItemCard from './ItemCard';

interface Props {
  form: ConfigForm;
  groups: readonly FormGroup[];
  group: FormGroup | undefined;
  openGroup: (name: string) => void;
}

/** The form, or what keeps the script from being installed. */
export default function ConfigAnswer({form, groups, group, openGroup}: Props) {
  if (!form.ok) {
    return (
      <>
        <Sentence>{texts.broken}</Sentence>
        <ul className={parts.list}>
          {form.problems.map((problem) => (
            <li className={parts.card} key={`${problem.line}:${problem.column} ${problem.code}`}>
              <Verdict tone="bad">
                {fill(texts.place, {line: problem.line, column: problem.column})}
              </Verdict>
              <p>
                <RichText text={configProblemText(problem, language)} />
              </p>
            </li>
          ))}
        </ul>
      </>
    );
  }
  if (!form.found) return <RichText text={texts.none} />;
  const items = groups.reduce((sum, {items: all}) => sum + all.length, 0);
  return (
    <>
      <Sentence>
        {fill(texts.summary, {
          groups: fillCount(texts.groupCount, groups.length, language),
          items: fillCount(texts.itemCount, items, language),
        })}
      </Sentence>
      {form.splitInside.map(({line, column}) => (
        <p className={parts.note} data-tone="warn" key={`${line}:${column}`}>
          {fill(texts.splitInside, {line, column})}
        </p>
      ))}
      {groups.length > 1 && (
        <fieldset className={parts.actions}>
          <legend className={parts.label}>{texts.groups}</legend>
          {groups.map(({name}) => (
            <Button key={name} aria-pressed={name === group?.name} onClick={() => openGroup(name)}>
              {name}
            </Button>
          ))}
        </fieldset>
      )}
      <ul className={parts.list}>
        {group?.items.map((item) => (
          <ItemCard key={`${item.storageKey} ${JSON.stringify(item.default)}`} item={item} />
        ))}
      </ul>
    </>
  );
}
