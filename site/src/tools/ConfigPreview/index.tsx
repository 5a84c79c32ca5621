import {useLanguage} from '@site/src/shell/hooks/useLanguage';
import type {ReactNode} from 'react';
import LazyTool, {noProps} from '../LazyTool';
import Example from '../LazyTool/Example';

const load = () => import('./ConfigPreview');

const block = `/* ==UserConfig==
search:
  limit:
    title: At most
    type: number
    default: 50
==/UserConfig== */`;

const outcome = {
  'zh-Hans': (
    <p>
      用户会看到一个标题为「At most」的数字输入框。值保存在 <code>search.limit</code>，用{' '}
      <code>GM_getValue("search.limit")</code> 读取；保存之前读到默认值 <code>50</code>。
    </p>
  ),
  en: (
    <p>
      Users see a number input labelled “At most”. The value is stored as <code>search.limit</code>{' '}
      and read with <code>GM_getValue("search.limit")</code>; before anything is saved it reads the
      default, <code>50</code>.
    </p>
  ),
};

/** The config preview behind its worked example. */
export default function ConfigPreview({isPage}: {isPage?: boolean}): ReactNode {
  return (
    <LazyTool load={load} props={noProps} isPage={isPage} room="longest">
      <Example code={block} />
      {outcome[useLanguage()]}
    </LazyTool>
  );
}
