import language from '@scriptcat/content/texts/language';
import words from '@scriptcat/content/texts/tools/header';
import {type HeaderForm, kindName, metadataKeys} from '@scriptcat/userscript';
import Choice from '../ToolFrame/Choice';
import Field from '../ToolFrame/Field';

interface Props {
  form: HeaderForm;
  change: (part: Partial<HeaderForm>) => void;
}

const kinds = ['page', 'background', 'crontab'] as const;
const moments = metadataKeys.find(({name}) => name === 'run-at')?.values ?? [];

/** The form of the generator. */
export default function HeaderFields({form, change}: Props) {
  const {form: texts} = words;
  const line = (key: 'name' | 'namespace' | 'version' | 'description' | 'author') => (
    <Field label={texts[key]} value={form[key]} onChange={(value) => change({[key]: value})} />
  );
  const lines = (key: 'matches' | 'grants' | 'connects', hint: string) => (
    <Field
      label={texts[key]}
      hint={hint}
      value={form[key].join('\n')}
      rows={3}
      onChange={(value) => change({[key]: value.split('\n')})}
    />
  );
  return (
    <>
      <Choice
        label={texts.kind}
        value={form.kind}
        options={kinds.map((value) => ({value, label: kindName(value, language)}))}
        onChange={(kind) => change({kind})}
      />
      {line('name')}
      {line('namespace')}
      {line('version')}
      {line('description')}
      {line('author')}
      {form.kind === 'page' && lines('matches', texts.matchesHint)}
      {form.kind === 'page' && (
        <Choice
          label={texts.runAt}
          value={form.runAt}
          options={moments.map((value) => ({value, label: value}))}
          onChange={(runAt) => change({runAt})}
        />
      )}
      {form.kind === 'crontab' && (
        <Field
          label={texts.crontab}
          value={form.crontab}
          onChange={(crontab) => change({crontab})}
        />
      )}
      {lines('grants', texts.perLine)}
      {lines('connects', texts.perLine)}
      {form.kind === 'page' && (
        <label>
          <input
            type="checkbox"
            checked={form.isTopFrameOnly}
            onChange={(event) => change({isTopFrameOnly: event.target.checked})}
          />{' '}
          {texts.topFrame}
        </label>
      )}
    </>
  );
}
