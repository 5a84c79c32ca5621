import {finding, type Rule, removeLine, setValue} from './script';

const fewKeys: Rule = ({header}) => {
  const count = new Set(header.entries.map(({name}) => name.toLowerCase())).size;
  return count < 3 ? [finding('block-too-few-keys', header.firstLine, {count})] : [];
};

const repeatedBlock: Rule = ({header}) =>
  header.laterBlocks.map((line) => finding('block-repeated', line));

/** Most comments in a header are meant as such, but not one that starts with a key. */
const strayLines: Rule = ({header}) =>
  header.strays.flatMap(({line, text}) => {
    const word = /^([a-z][a-z-]*)[ \t]+\S/.exec(text)?.[1];
    const isKey = word && commonKeys.has(word);
    return isKey ? [finding('line-without-key', line, {key: word, text: text.slice(0, 60)})] : [];
  });

const commonKeys = new Set(
  'match include exclude grant require resource connect namespace run-at crontab'.split(' '),
);

const name: Rule = ({header, all}) => {
  const [plain] = all('name').filter(({locale}) => locale === undefined);
  if (!plain) return [finding('name-missing', header.firstLine)];
  return plain.value === '' ? [finding('name-empty', plain.line)] : [];
};

const version: Rule = ({header, kind, all}) => {
  const [first] = all('version');
  if (!first?.value) {
    return kind === 'subscribe'
      ? []
      : [finding('version-missing', first?.line ?? header.firstLine)];
  }
  if (!/[a-z]/i.test(first.value)) return [];
  const plain = first.value.replace(/^v(?=\d)/i, '');
  const fix = plain === first.value ? undefined : setValue(first, plain);
  return [finding('version-letters', first.line, {value: first.value}, fix)];
};

const updateKeys = [
  {key: 'updateURL', other: 'downloadURL'},
  {key: 'downloadURL', other: 'updateURL'},
];

const updatePair: Rule = ({all}) =>
  updateKeys.flatMap(({key, other}) => {
    const [item] = all(key.toLowerCase());
    if (!item || all(other.toLowerCase()).length > 0) return [];
    return [finding('update-pair', item.line, {key, other}, removeLine(item))];
  });

const userConfig: Rule = ({config}) => {
  const [problem] = config.ok ? [] : config.problems;
  if (!problem) return [];
  const {code, line, column} = problem;
  return code === 'too-deep'
    ? [finding('config-too-deep', line)]
    : [finding('config-invalid', line, {line, column})];
};

const codeProblem: Rule = ({code: {problem}, kind}) => {
  if (kind === 'subscribe' || !problem) return [];
  const {code, line, column} = problem;
  if (code === 'syntax') return [finding('code-syntax', line, {line, column})];
  return [finding('code-too-deep', line)];
};

/** Rules about the block as a whole. */
export const blockRules: readonly Rule[] = [
  fewKeys,
  repeatedBlock,
  strayLines,
  name,
  version,
  updatePair,
  userConfig,
  codeProblem,
];
