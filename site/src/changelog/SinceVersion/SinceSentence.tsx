import Interpolate from '@docusaurus/Interpolate';
import latestReleases from '@scriptcat/content/releases/latest';
import labels from '@scriptcat/content/texts/changelog/labels';
import texts from '@scriptcat/content/texts/changelog/since';
import {type Channel, lineOf} from '@scriptcat/content/version';
import type {ReactNode} from 'react';
import type {Since} from '../releases';

type Props = {answer: Since; channel: Channel};

const {mv2} = latestReleases;

type SentenceProps = {
  text: keyof typeof texts;
  values: Record<string, ReactNode>;
};

function Sentence({text, values}: SentenceProps) {
  return (
    <p>
      <Interpolate values={values}>{texts[text]}</Interpolate>
    </p>
  );
}

export default function SinceSentence({answer, channel}: Props) {
  const name = labels.channels[channel].toLowerCase();
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
          {channel === 'stable' && lineOf(from) === mv2.line && (
            <Sentence text="oldLine" values={mv2} />
          )}
        </>
      );
  }
}
