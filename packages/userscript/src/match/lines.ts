import type {RuleKey, RuleLine} from './rule';

/** What a pasted text says about matching. */
export interface RuleInput {
  lines: RuleLine[];
  earlyStart: boolean;
  /** The text describes a background or scheduled script, which runs on no page. */
  isBackground: boolean;
}

const lineGrammar = /^[ \t]*(?:\/\/[ \t]*)?@([a-z-]+)(?:[ \t]+(.*))?$/i;
const maxLines = 5000;

/**
 * Reads rules from a pasted header, from single lines with their key, or from bare patterns,
 * which count as `@match`.
 */
export function readRules(text: string): RuleInput {
  const found: RuleLine[] = [];
  const keys = new Map<string, string>();
  const start = text.search(/^[ \t]*\/\/[ \t]*==UserScript==/m);
  const offset = start < 0 ? 0 : text.slice(0, start).split('\n').length - 1;
  const lines = text.slice(Math.max(0, start)).split(/\r?\n/, maxLines);
  for (const [index, content] of lines.entries()) {
    if (/^[ \t]*\/\/[ \t]*==\/UserScript==/.test(content)) break;
    const line = index + offset + 1;
    const parts = lineGrammar.exec(content);
    if (parts) {
      const key = (parts[1] ?? '').toLowerCase();
      const value = (parts[2] ?? '').trim();
      if (isRuleKey(key)) found.push({key, value, line});
      else if (!keys.has(key)) keys.set(key, value);
    } else if (start < 0 && isBarePattern(content)) {
      found.push({key: 'match', value: content.trim(), line});
    }
  }
  return {
    lines: found,
    earlyStart: isEarlyStart(keys),
    isBackground: keys.has('background') || keys.has('crontab'),
  };
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
