import {Fragment} from 'react';
import RichText from '../ToolFrame/RichText';

interface Props {
  /** Sentences with `code` and **strong** parts. */
  lines: readonly string[];
  isList?: boolean | undefined;
}

/** What a tool says about its worked example. */
export default function Outcome({lines, isList = false}: Props) {
  const Line = isList ? 'li' : 'p';
  const shown = lines.map((line) => (
    <Line key={line}>
      {line.split('**').map((part, index) => {
        const Part = index % 2 === 1 ? 'strong' : Fragment;
        return (
          // Parts never move within their sentence.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <Part key={index}>
            <RichText text={part} />
          </Part>
        );
      })}
    </Line>
  ));
  return isList ? <ul>{shown}</ul> : shown;
}
