import words from '@scriptcat/content/server/form';
import {escapeHtml, type LanguageTag} from '@scriptcat/contract';
import {html, pageResponse} from '../html/page';

/** The fields of a form post, all of them text from outside. */
export type FormFields = ReadonlyMap<string, string>;

interface Notice {
  language: LanguageTag;
  problem: string;
  status: number;
  headers?: Record<string, string> | undefined;
}

/** For a form that was refused unread: the browser still has what was typed. */
export const noticePage = ({language, problem, status, headers}: Notice) =>
  pageResponse(
    {lang: language, title: problem, body: html`<p>${words[language].kept}</p>`},
    {status, headers: {'cache-control': 'no-store', ...headers}},
  );

const attribute = (tag: string, name: string) =>
  new RegExp(`\\s${name}=(?:"([^"]*)"|([^\\s"'>]+))`).exec(tag)?.slice(1).find(Boolean);

/** A field as the browser would show it after the visitor's input. */
function fillField(tag: string, fields: FormFields): string {
  const value = fields.get(attribute(tag, 'name') ?? '');
  if (value === undefined || attribute(tag, 'type') === 'hidden') return tag;
  // Browsers drop the first line break in a text area.
  if (tag.startsWith('<textarea')) return `${tag}\n${escapeHtml(value)}`;
  if (attribute(tag, 'type') !== 'radio') {
    return tag.replace('<input', `<input value="${escapeHtml(value)}"`);
  }
  return attribute(tag, 'value') === value ? tag.replace('<input', '<input checked') : tag;
}

interface Filling {
  /** Where the form posts to. */
  action: string;
  fields: FormFields;
  /** Added as hidden fields. */
  hidden: Record<string, string>;
  problem: string;
}

/**
 * A built page with its form filled in again and the problem shown. The page stands at the form's
 * own address, where the React app would not know it, so it goes without scripts.
 */
export function fillPage(page: string, {action, fields, hidden, problem}: Filling) {
  const form = new RegExp(`<form\\b[^>]*\\saction="?[^"\\s>]*${action}[\\s">][\\s\\S]*?</form>`);
  const added = Object.entries(hidden).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`,
  );
  const show = (tag: string) =>
    tag.replace(/\shidden(?:=""|(?=[\s>]))/, ' role="alert" tabindex="-1" autofocus');
  return page.replace(/<script\b[\s\S]*?<\/script>/g, '').replace(form, (whole) =>
    whole
      .replace(/<(?:input|textarea)\b[^>]*>/g, (tag) => fillField(tag, fields))
      .replace(/<p\b[^>]*\sdata-problem\b[^>]*>/, (tag) => show(tag) + escapeHtml(problem))
      .replace('</form>', () => `${added.join('')}</form>`),
  );
}
