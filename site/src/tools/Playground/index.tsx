import {useLocale} from '@site/src/shell/hooks/useLocale';
import type {ReactNode} from 'react';
import LazyTool, {noProps} from '../LazyTool';
import Example from '../LazyTool/Example';
import {exampleCode} from './example';

const load = () => import('./Playground');

const outcome = {
  'zh-Hans': (
    <p>
      在演示页面上，两件低于 40 的商品会被框出来，日志写着「2 products below 40」，菜单里多出「Raise
      the limit」，并弹出一条通知。
    </p>
  ),
  en: (
    <p>
      On the demo page the two products below 40 get an outline, the log says “2 products below 40”,
      the menu gains “Raise the limit”, and a notification appears.
    </p>
  ),
};

/** The playground behind its worked example. */
export default function Playground(): ReactNode {
  return (
    <LazyTool load={load} props={noProps}>
      <Example code={exampleCode} />
      {outcome[useLocale()]}
    </LazyTool>
  );
}
