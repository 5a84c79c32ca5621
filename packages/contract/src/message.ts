import type {LanguageTag, Localized} from './language';

/** Values for the blanks of a template. */
export type Params = Readonly<Record<string, string | number>>;

/** One template per code and language; blanks are written `{name}`. */
export type MessageTable<Code extends string> = Localized<Readonly<Record<Code, string>>>;

/** A text by number, with the forms that its language has: `{one: '{count} line', other: …}`. */
export type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & {
  readonly other: string;
};

/** Fills the blanks of a template; a blank without a value stays visible. */
export function fill(template: string, params: Params): string {
  return template.replace(/\{(\w+)\}/g, (blank, name: string) => String(params[name] ?? blank));
}

/** The text for a number, which fills the blank `{count}`. */
export function fillCount(
  forms: PluralForms,
  count: number,
  language: LanguageTag,
  params: Params = {},
): string {
  const form = forms[new Intl.PluralRules(language).select(count)] ?? forms.other;
  return fill(form, {count, ...params});
}
