import Translate from '@docusaurus/Translate';
import {useLocalized} from '@site/src/shell/hooks/useLocale';
import type {ReactNode} from 'react';
import {type Channel, channelLabels, latestMv2, parseVersion, type Since} from '../releases';

type Props = {answer: Since; channel: Channel};

export default function SinceSentence({answer, channel}: Props): ReactNode {
  const pick = useLocalized();
  const name = pick(channelLabels[channel]).toLowerCase();
  switch (answer.status) {
    case 'nonsense':
      return (
        <Translate
          id="sinceVersion.nonsense"
          description="The input is not a version number"
          values={{input: <q>{answer.input.slice(0, 60)}</q>}}
        >
          {'{input} 不是版本号。版本号写作 1.4.0 或 1.5.0-beta.2。'}
        </Translate>
      );
    case 'current':
      return (
        <Translate
          id="sinceVersion.current"
          description="The visitor runs the latest version"
          values={{from: answer.from, channel: name}}
        >
          {'{from} 就是最新的{channel}，没有更新的版本。'}
        </Translate>
      );
    case 'ahead':
      return <Ahead {...answer} name={name} />;
    case 'behind':
      return (
        <>
          {answer.isKnown || (
            <p>
              <Unknown from={answer.from} />
            </p>
          )}
          <p>
            <Translate
              id="sinceVersion.behind"
              description="Summary of what the visitor has missed"
              values={{
                from: answer.from,
                latest: <strong>{answer.latest.version}</strong>,
                count: answer.missed.length,
                channel: name,
              }}
            >
              {'从 {from} 到最新的{channel} {latest}，你错过了 {count} 个版本。'}
            </Translate>
          </p>
          {channel === 'stable' && isOldLine(answer.from) && (
            <p>
              <OldLine />
            </p>
          )}
        </>
      );
  }
}

function Ahead({from, isKnown, latest, name}: {name: string} & Extract<Since, {status: 'ahead'}>) {
  const values = {from, latest: latest.version, channel: name};
  return isKnown ? (
    <Translate
      id="sinceVersion.ahead"
      description="The visitor runs a released version above the channel"
      values={values}
    >
      {'{from} 比最新的{channel} {latest} 还要新，这个渠道里没有你错过的变更。'}
    </Translate>
  ) : (
    <Translate
      id="sinceVersion.future"
      description="The version is above everything released"
      values={values}
    >
      {'还没有发布过 {from}。最新的{channel}是 {latest}，请核对版本号。'}
    </Translate>
  );
}

function Unknown({from}: {from: string}): ReactNode {
  return (
    <Translate
      id="sinceVersion.unknown"
      description="The version was never released, but older than the latest"
      values={{from}}
    >
      {'没有发布过 {from}，下面列出比它新的版本。'}
    </Translate>
  );
}

const mv2Line = parseVersion(latestMv2.line);

function isOldLine(from: string): boolean {
  const version = parseVersion(from);
  return version?.major === mv2Line?.major && version?.minor === mv2Line?.minor;
}

function OldLine(): ReactNode {
  return (
    <Translate
      id="sinceVersion.oldLine"
      description="Note for visitors on the Manifest V2 line"
      values={{line: latestMv2.line, version: latestMv2.version}}
    >
      {'{line} 系列仍供旧浏览器使用，它自己的最新版是 {version}。'}
    </Translate>
  );
}
