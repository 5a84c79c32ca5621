import Interpolate from '@docusaurus/Interpolate';
import labels from '@scriptcat/content/changelog/labels';
import words from '@scriptcat/content/changelog/since';
import latestReleases from '@scriptcat/content/releases/latest';
import {type Channel, lineOf} from '@scriptcat/content/version';
import type {LanguageTag} from '@scriptcat/contract';
import {useLanguage} from '@site/src/shell/hooks/useLanguage';
import type {ReactNode} from 'react';
import type {Since} from '../releases';

type Props = {answer: Since; channel: Channel};

const {mv2} = latestReleases;

type SentenceProps = {
  text: keyof (typeof words)[LanguageTag];
  values: Record<string, ReactNode>;
};

function Sentence({text, values}: SentenceProps): ReactNode {
  return (
    <p>
      <Interpolate values={values}>{words[useLanguage()][text]}</Interpolate>
    </p>
  );
}

export default function SinceSentence({answer, channel}: Props): ReactNode {
  const name = labels[useLanguage()].channels[channel].toLowerCase();
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
