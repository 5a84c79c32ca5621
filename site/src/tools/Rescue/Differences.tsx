import texts from '@scriptcat/content/texts/tools/rescue';
import {fill} from '@scriptcat/contract';
import type {Difference} from '@scriptcat/rescue';
import FileField from '../ToolFrame/FileField';
import {zipTypes} from './files';

export interface Other {
  name: string;
  /** Nothing if it was not a backup. */
  differences: Difference[] | undefined;
}

const change = ({kind, parts, versions: [before, after]}: Difference): string => {
  if (kind !== 'changed') return texts.differences[kind];
  const changed = parts.map((part) => texts.differences.parts[part]).join(texts.differences.and);
  return before === after ? changed : `${changed} (${before} → ${after})`;
};

/** Compares what is shown with another backup. */
export default function Differences({
  other,
  onFile,
}: {
  other?: Other;
  onFile: (file: File) => void;
}) {
  const {differences, name} = other ?? {};
  return (
    <details>
      <summary>{texts.differences.title}</summary>
      <p>{texts.differences.hint}</p>
      <FileField
        accept={zipTypes}
        label={texts.differences.choose}
        onFiles={([file]) => {
          if (file) onFile(file);
        }}
      />
      {other && (
        <p role="status">
          {differences?.length === 0 && fill(texts.differences.none, {name: name ?? ''})}
          {!differences && fill(texts.problems['not-a-backup'], {file: name ?? ''})}
        </p>
      )}
      <ul>
        {differences?.map((difference, index) => (
          // The list is replaced as a whole.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <li key={index}>
            <strong>{difference.name}</strong>: {change(difference)}
          </li>
        ))}
      </ul>
    </details>
  );
}
