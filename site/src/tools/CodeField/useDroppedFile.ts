import {type DragEvent, useState} from 'react';

const hasFile = ({dataTransfer}: DragEvent): boolean => dataTransfer.types.includes('Files');

/** Handlers for an element onto which a file may be dropped. */
export function useDroppedFile(onText: (text: string) => void) {
  const [isOver, setOver] = useState(false);
  const zone = {
    onDragOver(event: DragEvent) {
      if (!hasFile(event)) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDropCapture(event: DragEvent) {
      const [file] = event.dataTransfer.files;
      setOver(false);
      if (!file) return;
      event.preventDefault();
      event.stopPropagation();
      file.text().then(onText, () => undefined);
    },
  };
  return {isOver, zone};
}
