import {ignoredTexts, type Rule, rewriteTexts} from '@scriptcat/userscript';
import type {ReactNode} from 'react';
import {useLocale} from '../../hooks/useLocale';
import RichText from '../ToolFrame/RichText';
import frame from '../ToolFrame/styles.module.css';
import {matchTexts} from './texts';

/** Every line with its kind and what it became. */
export default function RuleTable({rules}: {rules: readonly Rule[]}): ReactNode {
  const locale = useLocale();
  const texts = matchTexts[locale];
  const remark = (rule: Rule): string => {
    if (rule.kind === 'ignored') return ignoredTexts[locale][rule.because];
    if (rule.kind !== 'match') return '';
    return rule.rewrites
      .map((rewrite) => rewriteTexts[locale][rewrite])
      .join(locale === 'en' ? '; ' : '；');
  };
  return (
    <details>
      <summary>{texts.ruleTable}</summary>
      <div className={frame.scroller}>
        <table>
          <thead>
            <tr>
              <th scope="col">{texts.line}</th>
              <th scope="col">{texts.kind}</th>
              <th scope="col">{texts.readAs}</th>
            </tr>
          </thead>
          <tbody>
            {rules.map((rule) => (
              <tr key={rule.line}>
                <td>{rule.line}</td>
                <td>{texts.kinds[rule.kind]}</td>
                <td>
                  <code>{rule.normalised}</code> <RichText text={remark(rule)} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
