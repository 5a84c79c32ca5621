import type {LanguageTag} from './language';

/** Values for the placeholders of a template. */
export type Params = Readonly<Record<string, string | number>>;

/** Plural forms of a text: `{one: '{count} line', other: …}`. */
export type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & {
  readonly other: string;
};

/** Fills the placeholders of a template. One without a value stays visible. */
export function fill(template: string, params: Params): string {
  return template.replace(/\{(\w+)\}/g, (blank, name: string) => String(params[name] ?? blank));
}

/** The plural form for a number, with `{count}` filled in. */
export function fillCount(
  forms: PluralForms,
  count: number,
  language: LanguageTag,
  params: Params = {},
): string {
  const form = forms[new Intl.PluralRules(language).select(count)] ?? forms.other;
  return fill(form, {count, ...params});
}
