import {parseCron} from '../../cron/parse';
import {parseRule} from '../../match/rule';
import {nearestWord} from '../nearest';
import type {HeaderEntry} from '../parse';
import {
  addLines,
  type Finding,
  finding,
  knownKey,
  type Rule,
  removeLine,
  type Script,
  setValue,
} from './script';

const runAt: Rule = ({all, kind}) => {
  const [entry] = all('run-at');
  const known = knownKey('run-at')?.values ?? [];
  if (kind !== 'page' || !entry?.value) return [];
  const {value, line} = entry;
  if (value === 'document-menu') {
    return [finding('run-at-menu', line, {}, setValue(entry, 'context-menu'))];
  }
  if (value === 'document-body') {
    return [finding('run-at-body', line, {}, setValue(entry, 'document-end'))];
  }
  if (known.includes(value)) return [];
  const nearest = nearestWord(value, known) ?? 'document-idle';
  return [finding('run-at-unknown', line, {value}, setValue(entry, nearest))];
};

const earlyStart: Rule = (script) => {
  const [entry] = script.all('early-start');
  if (!entry || script.kind !== 'page') return [];
  const [when] = script.all('run-at');
  if (when?.value === 'document-start') return earlyGlob(script, entry);
  const fix = when
    ? setValue(when, 'document-start')
    : addLines(script, [{name: 'run-at', value: 'document-start'}]);
  return [finding('early-start-alone', entry.line, {}, fix)];
};

/** Without a regular expression nothing checks the address before such a script starts. */
function earlyGlob(script: Script, {line, value}: HeaderEntry): Finding[] {
  const isOn = (value === '' || value === 'true') && !script.has('unwrap');
  const lines = ['match', 'include', 'exclude'] as const;
  const rules = lines.flatMap((key) => script.all(key).map((each) => parseRule({...each, key})));
  const globs = rules.filter(({key, kind}) => key !== 'exclude' && kind === 'glob');
  const hasRegex = rules.some(({kind}) => kind === 'regex');
  const isWide = script.all('match').some((each) => each.value === '*://*/*');
  if (!isOn || hasRegex || isWide || globs.length === 0) return [];
  return [finding('early-start-glob', line, {value: globs[0]?.value ?? ''})];
}

const flags: Rule = ({all}) =>
  ['early-start', 'unwrap']
    .flatMap((key) => all(key))
    .filter(({value}) => value !== '' && value !== 'true')
    .map((entry) =>
      finding(
        'flag-value',
        entry.line,
        {key: entry.name, value: entry.value},
        setValue(entry, 'true'),
      ),
    );

const noFrames: Rule = ({all}) =>
  all('noframes')
    .filter(({value}) => /^(?:false|no|off|0)$/i.test(value))
    .map((entry) => finding('noframes-value', entry.line, {value: entry.value}, removeLine(entry)));

const choices: Rule = ({all}) => {
  const check = (key: 'run-in' | 'inject-into'): Finding[] => {
    const known = knownKey(key)?.values ?? [];
    const [entry] = all(key);
    if (!entry?.value || known.includes(entry.value)) return [];
    const nearest = nearestWord(entry.value, known);
    const fix = nearest ? setValue(entry, nearest) : removeLine(entry);
    return [finding(`${key}-unknown`, entry.line, {value: entry.value}, fix)];
  };
  return [...check('run-in'), ...check('inject-into')];
};

const crontabs: Rule = ({all}) =>
  all('crontab').flatMap(({value, line}, index): Finding[] => {
    const parsed = parseCron(value);
    if (parsed.ok) {
      const {second} = parsed.schedule.fields;
      return second.values.length > 1 ? [finding('crontab-seconds', line, {value})] : [];
    }
    // Only the first line is looked at when the script is installed.
    const isRefused = parsed.stage === 'install' && index === 0;
    return [finding(isRefused ? 'crontab-refused' : 'crontab-fails', line, {value})];
  });

/** Rules about when and how a script runs. */
export const runningRules: readonly Rule[] = [
  runAt,
  earlyStart,
  flags,
  noFrames,
  choices,
  crontabs,
];
