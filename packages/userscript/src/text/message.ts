import type {Locale} from '@scriptcat/contract';
/** A message as a code and what fills its blanks; texts live in tables beside the code that uses them. */
export interface Message<Code extends string = string> {
  code: Code;
  params: Params;
}

/** Values for the blanks of a template. */
export type Params = Readonly<Record<string, string | number>>;

/** One template per code and language; blanks are written `{name}`. */
export type MessageTable<Code extends string> = Record<Locale, Record<Code, string>>;

/** Fills the blanks of a template; a blank without a value stays visible. */
export function fillTemplate(template: string, params: Params): string {
  return template.replace(/\{(\w+)\}/g, (blank, name: string) => String(params[name] ?? blank));
}

/** The text of a message in one language. */
export function formatMessage<Code extends string>(
  table: MessageTable<Code>,
  locale: Locale,
  message: Message<Code>,
): string {
  return fillTemplate(table[locale][message.code], message.params);
}
