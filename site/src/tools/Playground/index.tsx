import {useLanguage} from '@site/src/shell/hooks/useLanguage';
import type {ReactNode} from 'react';
import LazyTool, {noProps} from '../LazyTool';
import Example from '../LazyTool/Example';
import {exampleCode} from './example';

const load = () => import('./Playground');

const outcome = {
  'zh-Hans': (
    <p>
      在演示页面上，两件低于 80 的商品会被框出来，日志写着「2 件商品低于
      80」，菜单里多出「提高上限」，并弹出一条通知。
    </p>
  ),
  en: (
    <p>
      On the demo page the two products below 80 get an outline, the log says “2 products below 80”,
      the menu gains “Raise the limit”, and a notification appears.
    </p>
  ),
};

/** The playground behind its worked example. */
export default function Playground({isPage}: {isPage?: boolean}): ReactNode {
  const locale = useLanguage();
  return (
    <LazyTool load={load} props={noProps} isPage={isPage} room="short">
      <Example code={exampleCode[locale]} />
      {outcome[locale]}
    </LazyTool>
  );
}
