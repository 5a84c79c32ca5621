import {useLanguage} from '@site/src/shell/hooks/useLanguage';
import type {ReactNode} from 'react';
import LazyTool from '../LazyTool';

const load = () => import('./MigrationCheck');

const example = {
  'zh-Hans': (
    <ul>
      <li>
        <strong>需要修改</strong>：<code>@exclude-match</code> 不会被读取，请改为{' '}
        <code>@exclude</code>。
      </li>
      <li>
        <strong>需要修改</strong>：没有 <code>GM_webRequest</code>。
      </li>
      <li>
        <strong>行为不同</strong>：<code>GM_openInTab</code> 默认在前台打开。
      </li>
      <li>
        <strong>照常可用</strong>：<code>@name</code>、<code>@version</code>。
      </li>
    </ul>
  ),
  en: (
    <ul>
      <li>
        <strong>To edit</strong>: <code>@exclude-match</code> is not read; change it to{' '}
        <code>@exclude</code>.
      </li>
      <li>
        <strong>To edit</strong>: there is no <code>GM_webRequest</code>.
      </li>
      <li>
        <strong>Behaves differently</strong>: <code>GM_openInTab</code> opens in the foreground.
      </li>
      <li>
        <strong>Works unchanged</strong>: <code>@name</code>, <code>@version</code>.
      </li>
    </ul>
  ),
};

interface Props {
  /** The manager the page is about; the reader can choose another. */
  from?: 'tampermonkey' | 'violentmonkey';
  isPage?: boolean;
}

/** The migration check behind its worked example. */
export default function MigrationCheck({from = 'tampermonkey', isPage}: Props): ReactNode {
  return (
    <LazyTool load={load} props={{from}} isPage={isPage}>
      {example[useLanguage()]}
    </LazyTool>
  );
}
