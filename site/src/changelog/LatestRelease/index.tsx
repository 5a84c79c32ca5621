import {useLanguage} from '@site/src/shell/hooks/useLanguage';
import type {ReactNode} from 'react';
import {formatDate, latestBeta, latestMv2, latestStable} from '../releases';

const latest = {stable: latestStable, beta: latestBeta, mv2: latestMv2};

/** The latest version of a sort with its day, for a sentence: "v1.4.0 (26 June 2026)". */
export default function LatestRelease({channel}: {channel: keyof typeof latest}): ReactNode {
  const locale = useLanguage();
  const {version, date} = latest[channel];
  const day = <time dateTime={date}>{formatDate(date, locale)}</time>;
  return (
    <>
      <strong>v{version}</strong>
      {locale === 'en' ? <> ({day})</> : <>（{day}）</>}
    </>
  );
}
