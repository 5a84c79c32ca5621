import Interpolate from '@docusaurus/Interpolate';
import {useLocalized} from '@site/src/shell/hooks/useLanguage';
import type {ReactNode} from 'react';
import {type Channel, channelLabels, latestMv2, parseVersion, type Since} from '../releases';
import {texts} from './texts';

type Props = {answer: Since; channel: Channel};

const mv2Line = parseVersion(latestMv2.line);

function isOldLine(from: string): boolean {
  const version = parseVersion(from);
  return version?.major === mv2Line?.major && version?.minor === mv2Line?.minor;
}

type SentenceProps = {text: keyof typeof texts; values: Record<string, ReactNode>};

function Sentence({text, values}: SentenceProps): ReactNode {
  return (
    <p>
      <Interpolate values={values}>{useLocalized()(texts[text])}</Interpolate>
    </p>
  );
}

export default function SinceSentence({answer, channel}: Props): ReactNode {
  const name = useLocalized()(channelLabels[channel]).toLowerCase();
  if (answer.status === 'nonsense') {
    return <Sentence text="nonsense" values={{input: <q>{answer.input.slice(0, 60)}</q>}} />;
  }
  const {from, latest} = answer;
  const values = {from, channel: name, latest: <strong>{latest.version}</strong>};
  switch (answer.status) {
    case 'current':
      return <Sentence text="current" values={values} />;
    case 'ahead':
      return <Sentence text={answer.isKnown ? 'ahead' : 'future'} values={values} />;
    case 'behind':
      return (
        <>
          {answer.isKnown || <Sentence text="unknown" values={values} />}
          <Sentence text="behind" values={{...values, count: answer.missed.length}} />
          {channel === 'stable' && isOldLine(from) && (
            <Sentence text="oldLine" values={{line: latestMv2.line, version: latestMv2.version}} />
          )}
        </>
      );
  }
}
