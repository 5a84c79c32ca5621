import language from '@scriptcat/content/texts/language';
import texts from '@scriptcat/content/texts/tools/config';
import {type FormItem, itemNoteText} from '@scriptcat/userscript';
import parts from '../ToolFrame/parts.module.css';
import RichText from '../ToolFrame/RichText';
import Control from './Control';

/** One setting: the control, and beside it where the value goes and how to read it. */
export default function ItemCard({item}: {item: FormItem}) {
  return (
    <li className={parts.card}>
      <Control item={item} />
      <dl className={parts.rows}>
        <dt>{texts.stored}</dt>
        <dd>
          <code>{item.storageKey}</code> · {texts.types[item.stores]}
        </dd>
        <dt>{texts.reads}</dt>
        <dd>
          <code>{item.readingCall}</code>
        </dd>
        <dt>{texts.firstValue}</dt>
        <dd>
          <code>{JSON.stringify(item.default) ?? 'undefined'}</code>
        </dd>
      </dl>
      {item.notes.map((note) => (
        <p className={parts.note} key={note.code + note.detail}>
          <RichText text={itemNoteText(note, language)} />
        </p>
      ))}
    </li>
  );
}
