import {ignoredTexts, type Rule, rewriteTexts} from '@scriptcat/userscript';
import {useLanguage} from '@site/src/shell/hooks/useLanguage';
import type {ReactNode} from 'react';
import RichText from '../ToolFrame/RichText';
import WideTable from '../ToolFrame/WideTable';
import {matchTexts} from './texts';

/** Every line with its kind and what it became. */
export default function RuleTable({rules}: {rules: readonly Rule[]}): ReactNode {
  const locale = useLanguage();
  const texts = matchTexts[locale];
  const remark = (rule: Rule): string => {
    if (rule.kind === 'ignored') return ignoredTexts[locale][rule.because];
    if (rule.kind !== 'match') return '';
    return rule.rewrites
      .map((rewrite) => rewriteTexts[locale][rewrite])
      .join(locale === 'en' ? '; ' : '；');
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
