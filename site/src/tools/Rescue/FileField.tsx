import {useId} from 'react';
import parts from '../ToolFrame/parts.module.css';
import styles from './styles.module.css';

interface Props {
  label: string;
  isFolder?: boolean;
  onFiles: (files: File[]) => void;
}

/** A field for a folder or a zip that looks like a button. */
export default function FileField({label, isFolder = false, onFiles}: Props) {
  const id = useId();
  return (
    <span className={styles.file}>
      <input
        id={id}
        type="file"
        {...(isFolder ? {webkitdirectory: ''} : {accept: '.zip,application/zip'})}
        onChange={({currentTarget}) => {
          const files = [...(currentTarget.files ?? [])];
          // The same folder may be chosen again after it was changed.
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
