import {useLanguage} from '@site/src/shell/hooks/useLanguage';
import type {ReactNode} from 'react';
import LazyTool, {noProps} from '../LazyTool';

const load = () => import('./CronLab');

const example = {
  'zh-Hans': (
    <>
      <p>
        <code>30 8 * * 1-5</code>：<strong>每周一到周五 08:30</strong>
        。那时浏览器没开，这一次就错过了。
      </p>
      <p>
        <code>* 9-18 once * *</code>：<strong>每天最多一次</strong>，在 09:00 到 18:59
        之间浏览器开着的第一分钟。
      </p>
      <p>
        <code>0 0 30 2 *</code>：能安装，但启用时失败，因为未来 8 年里没有 2 月 30 日。
      </p>
    </>
  ),
  en: (
    <>
      <p>
        <code>30 8 * * 1-5</code>: <strong>at 08:30, on Monday to Friday</strong>. With the browser
        closed at that time, the run is missed.
      </p>
      <p>
        <code>* 9-18 once * *</code>: <strong>at most once a day</strong>, in the first minute
        between 09:00 and 18:59 with the browser open.
      </p>
      <p>
        <code>0 0 30 2 *</code>: installs, but fails when enabled, because no 30 February comes in
        the next 8 years.
      </p>
    </>
  ),
};

/** The cron lab behind its worked example. */
export default function CronLab({isPage}: {isPage?: boolean}): ReactNode {
  return (
    <LazyTool load={load} props={noProps} isPage={isPage} room="short">
      {example[useLanguage()]}
    </LazyTool>
  );
}
