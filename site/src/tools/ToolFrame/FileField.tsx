import {useId} from 'react';
import parts from './parts.module.css';

interface Props {
  label: string;
  /** Types of files, or none for a folder. */
  accept?: string;
  onFiles: (files: File[]) => void;
}

/** A field for a file or a folder that looks like a button. */
export default function FileField({label, accept, onFiles}: Props) {
  const id = useId();
  return (
    <span className={parts.file}>
      <input
        id={id}
        type="file"
        {...(accept ? {accept} : {webkitdirectory: ''})}
        onChange={({currentTarget}) => {
          const files = [...(currentTarget.files ?? [])];
          // The same file may be chosen again after it was changed.
          currentTarget.value = '';
          onFiles(files);
        }}
      />
      <label className={parts.button} htmlFor={id}>
        {label}
      </label>
    </span>
  );
}
