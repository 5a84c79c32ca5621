import language from '@scriptcat/content/texts/language';
import texts from '@scriptcat/content/texts/tools/match';
import {ignoredText, type Rule, rewriteText} from '@scriptcat/userscript';
import RichText from '../ToolFrame/RichText';
import WideTable from '../ToolFrame/WideTable';

/** Every line with its kind and what it became. */
export default function RuleTable({rules}: {rules: readonly Rule[]}) {
  const remark = (rule: Rule): string => {
    if (rule.kind === 'ignored') return ignoredText(rule.because, language);
    if (rule.kind !== 'match') return '';
    return rule.rewrites.map((rewrite) => rewriteText(rewrite, language)).join(texts.separator);
  };
  return (
    <WideTable title={texts.ruleTable} columns={[texts.line, texts.kind, texts.readAs]}>
      {rules.map((rule) => (
        <tr key={rule.line}>
          <td>{rule.line}</td>
          <td>{texts.kinds[rule.kind]}</td>
          <td>
            <code>{rule.normalised}</code> <RichText text={remark(rule)} />
          </td>
        </tr>
      ))}
    </WideTable>
  );
}
