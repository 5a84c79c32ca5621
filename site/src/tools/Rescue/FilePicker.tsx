import texts from '@scriptcat/content/texts/tools/rescue';
import {type DragEvent, useState} from 'react';
import FileField from '../ToolFrame/FileField';
import parts from '../ToolFrame/parts.module.css';
import type {PickedFile} from './answers';
import {chosenFiles, droppedFiles, zipTypes} from './files';
import styles from './styles.module.css';

/** Two ways to choose, and a place to drop a folder or a zip. */
export default function FilePicker({onFiles}: {onFiles: (files: PickedFile[]) => void}) {
  const [isOver, setOver] = useState(false);
  const over = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  const drop = async (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onFiles(await droppedFiles(event.dataTransfer));
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut for the two fields
    <div
      className={styles.drop}
      data-over={isOver || undefined}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <div className={parts.actions}>
        <FileField label={texts.folder} onFiles={(files) => onFiles(chosenFiles(files))} />
        <FileField
          label={texts.backup}
          accept={zipTypes}
          onFiles={(files) => onFiles(chosenFiles(files))}
        />
        <span className={parts.hint}>{texts.drop}</span>
      </div>
      <p className={parts.hint}>{texts.privacy}</p>
    </div>
  );
}
