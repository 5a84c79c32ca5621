import Interpolate from '@docusaurus/Interpolate';
import latest from '@scriptcat/content/releases/latest';
import texts from '@scriptcat/content/texts/changelog/dates';
import language from '@scriptcat/content/texts/language';
import {formatDate} from '../releases/date';

/** The latest version of a sort with its day, for a sentence: "v1.4.0 (26 June 2026)". */
export default function LatestRelease({channel}: {channel: keyof typeof latest}) {
  const {version, date} = latest[channel];
  const values = {
    version: <strong>v{version}</strong>,
    day: <time dateTime={date}>{formatDate(date, language)}</time>,
  };
  return <Interpolate values={values}>{texts.latest}</Interpolate>;
}
