import {parseHeader} from '../metadata/parse';
import type {RuleKey, RuleLine} from './rule';

/** What a pasted text says about matching. */
export interface RuleInput {
  lines: RuleLine[];
  earlyStart: boolean;
  /** The text describes a background or scheduled script, which runs on no page. */
  isBackground: boolean;
}

const lineGrammar = /^[ \t]*(?:\/\/[ \t]*)*@([a-z-]+)(?:[ \t]+(.*))?$/i;

/**
 * Reads rules from a pasted header, from single lines with their key, or from bare patterns,
 * which count as `@match`.
 */
export function readRules(text: string): RuleInput {
  const entries = readEntries(text);
  const values = new Map<string, string>();
  for (const {key, value} of entries) if (!values.has(key)) values.set(key, value);
  return {
    lines: entries.flatMap(({key, value, line}) => (isRuleKey(key) ? [{key, value, line}] : [])),
    earlyStart: isEarlyStart(values),
    isBackground: values.has('background') || values.has('crontab'),
  };
}

function readEntries(text: string): {key: string; value: string; line: number}[] {
  const parsed = parseHeader(text);
  if (parsed.ok) return parsed.header.entries.map(({key, value, line}) => ({key, value, line}));
  return text.split(/\r?\n/).flatMap((content, index) => {
    const line = index + 1;
    const [, key, value = ''] = lineGrammar.exec(content) ?? [];
    if (key) return [{key: key.toLowerCase(), value: value.trim(), line}];
    return isBarePattern(content) ? [{key: 'match', value: content.trim(), line}] : [];
  });
}

function isBarePattern(content: string): boolean {
  const text = content.trim();
  return text !== '' && !text.startsWith('//') && !text.startsWith('@');
}

function isRuleKey(key: string): key is RuleKey {
  return key === 'match' || key === 'include' || key === 'exclude';
}

function isEarlyStart(keys: ReadonlyMap<string, string>): boolean {
  const value = keys.get('early-start');
  const isOn = value === '' || value === 'true';
  return isOn && keys.get('run-at') === 'document-start' && !keys.has('unwrap');
}
