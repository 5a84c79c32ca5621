import {useLanguage} from '@site/src/shell/hooks/useLanguage';
import type {ReactNode} from 'react';
import LazyTool, {noProps} from '../LazyTool';
import Example from '../LazyTool/Example';
import {exampleScript} from './example';

const load = () => import('./HeaderChecker');

const outcome = {
  'zh-Hans': (
    <ul>
      <li>
        错误：<code>@match shop.example</code> 只有主机名没有路径，会被忽略。改为{' '}
        <code>*://shop.example/*</code>。
      </li>
      <li>
        错误：用到了 <code>GM_xmlhttpRequest</code>，但没有对应的 <code>@grant</code>。
      </li>
      <li>
        警告：没有 <code>@descripton</code> 这个键，是不是想写 <code>@description</code>？
      </li>
      <li>
        提示：没有列出 <code>api.shop.example</code>，第一次请求时会询问用户。
      </li>
    </ul>
  ),
  en: (
    <ul>
      <li>
        Error: <code>@match shop.example</code> is a host without a path and is ignored. Change it
        to <code>*://shop.example/*</code>.
      </li>
      <li>
        Error: <code>GM_xmlhttpRequest</code> is used without its <code>@grant</code>.
      </li>
      <li>
        Warning: there is no key <code>@descripton</code>. Did you mean <code>@description</code>?
      </li>
      <li>
        Hint: <code>api.shop.example</code> is not listed, so the first request asks the user.
      </li>
    </ul>
  ),
};

/** The header checker behind its worked example. */
export default function HeaderChecker({isPage}: {isPage?: boolean}): ReactNode {
  return (
    <LazyTool load={load} props={noProps} isPage={isPage}>
      <Example code={exampleScript} />
      {outcome[useLanguage()]}
    </LazyTool>
  );
}
