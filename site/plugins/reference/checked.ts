import {results, versionsChecked, versionsOfSample} from '@scriptcat/claims/results';
import {inLanguage, type LanguageTag, type Localized} from '@scriptcat/contract';

const page = (locale: LanguageTag) => inLanguage('/docs/dev/checked/', locale);

const join = (versions: readonly string[], locale: LanguageTag) =>
  locale === 'en' ? versions.join(' and ') : versions.join('、');

function sentence(versions: readonly string[], locale: LanguageTag): string {
  if (versions.length === 0) {
    return locale === 'en'
      ? `*Not yet [checked](${page(locale)}) in the real extension.*`
      : `*还没有在真实的扩展里[核对过](${page(locale)})。*`;
  }
  return locale === 'en'
    ? `*[Checked](${page(locale)}) in ScriptCat ${join(versions, locale)}.*`
    : `*已在脚本猫 ${join(versions, locale)} 里[核对](${page(locale)})。*`;
}

/** Says in which versions the sentences about a name of the reference were seen to hold. */
export const checkedSentence = (name: string, locale: LanguageTag) =>
  sentence(versionsChecked(name), locale);

/** Says in which versions a sample did what its page says, without a mark where it was not run. */
export function sampleVersions(file: string, locale: LanguageTag): string | undefined {
  const {described, partly} = versionsOfSample(file.replace(/\.user\.js$/, ''));
  if (described.length > 0) {
    return locale === 'en'
      ? `Ran as described in ScriptCat ${join(described, locale)}.`
      : `在脚本猫 ${join(described, locale)} 里按说明运行过。`;
  }
  if (partly.length === 0) return undefined;
  return locale === 'en'
    ? `Installs and starts in ScriptCat ${join(partly, locale)}; what it does was not checked in full.`
    : `在脚本猫 ${join(partly, locale)} 里能安装、能启动；效果还没有完整核对。`;
}

const partNames: Readonly<Record<string, Localized>> = {
  claims: {'zh-Hans': '参考里的句子', en: 'Sentences of the reference'},
  scenes: {'zh-Hans': '需要点击、授权的句子', en: 'Sentences that need a click or a consent'},
  samples: {'zh-Hans': '示例脚本', en: 'Sample scripts'},
  matching: {'zh-Hans': '匹配规则', en: 'Matching rules'},
  cron: {'zh-Hans': '定时表达式', en: 'Schedules'},
  labels: {'zh-Hans': '界面文字', en: 'Labels of the interface'},
  links: {
    'zh-Hans': '扩展打开的地址和安装流程',
    en: 'Addresses the extension opens, and ways to install',
  },
};

const tally = ({passed, failed}: {passed: number; failed: readonly string[]}) =>
  `${passed} / ${passed + failed.length}`;

/** The results of every version as rows: the part, then how many of how many per version. */
export function resultRows(locale: LanguageTag): {head: string[]; rows: string[][]} {
  const what = {'zh-Hans': '核对的内容', en: 'What was checked'}[locale];
  return {
    head: [what, ...results.map(({version, date}) => `${version} (${date})`)],
    rows: Object.entries(partNames).map(([part, name]) => [
      name[locale],
      ...results.map((result) => {
        const own = result.tally[part];
        return own ? tally(own) : '–';
      }),
    ]),
  };
}
