import {useLanguage} from '@site/src/shell/hooks/useLanguage';
import type {ReactNode} from 'react';
import LazyTool, {noProps} from '../LazyTool';
import Example from '../LazyTool/Example';
import {exampleRules} from './example';

const load = () => import('./MatchLab');

const outcome = {
  'zh-Hans': (
    <ul>
      <li>
        <code>https://shop.example/cart?id=3#top</code>：<strong>会运行</strong>。
        <code>@match</code> 里的端口会被去掉，<code>#</code> 之后的部分不参与匹配。
      </li>
      <li>
        <code>https://www.shop.example/</code>：<strong>不会运行</strong>。<code>shop.example</code>{' '}
        不包括子域名，而通配表达式要求 <code>/item/</code>。
      </li>
      <li>
        <code>https://www.shop.example/admin</code>：<strong>不会运行</strong>，被{' '}
        <code>@exclude</code> 排除。
      </li>
    </ul>
  ),
  en: (
    <ul>
      <li>
        <code>https://shop.example/cart?id=3#top</code>: <strong>runs</strong>. The port in{' '}
        <code>@match</code> is dropped, and what follows <code>#</code> is ignored.
      </li>
      <li>
        <code>https://www.shop.example/</code>: <strong>does not run</strong>.{' '}
        <code>shop.example</code> does not include subdomains, and the glob asks for{' '}
        <code>/item/</code>.
      </li>
      <li>
        <code>https://www.shop.example/admin</code>: <strong>does not run</strong>, because{' '}
        <code>@exclude</code> says so.
      </li>
    </ul>
  ),
};

/** The match lab behind its worked example. */
export default function MatchLab({isPage}: {isPage?: boolean}): ReactNode {
  return (
    <LazyTool load={load} props={noProps} isPage={isPage} room="longest">
      <Example code={exampleRules} />
      {outcome[useLanguage()]}
    </LazyTool>
  );
}
