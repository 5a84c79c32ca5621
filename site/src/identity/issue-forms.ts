import type {Localized} from '@scriptcat/contract';
import {identity} from '.';

const issueForm = (template: string) => `${identity.issues}/new?template=${template}.yaml`;

/** The issue forms of the extension's repository, by subject and language. */
export const issueForms = {
  bug: {'zh-Hans': issueForm('01_bug_report'), en: issueForm('11_bug_report_en')},
  compatibility: {
    'zh-Hans': issueForm('02_userscript_compatibility'),
    en: issueForm('12_userscript_compatibility_en'),
  },
  feature: {'zh-Hans': issueForm('03_feature_request'), en: issueForm('13_feature_request_en')},
  documentation: {
    'zh-Hans': issueForm('05_documentation'),
    en: issueForm('15_documentation_en'),
  },
  translation: {'zh-Hans': issueForm('06_translation'), en: issueForm('16_translation_en')},
} as const satisfies Record<string, Localized>;
