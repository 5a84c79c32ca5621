import language from '@scriptcat/content/texts/language';
import texts from '@scriptcat/content/texts/tools/header';
import {type Fix, fixText, previewFix} from '@scriptcat/userscript';
import {useState} from 'react';
import Button from '../ToolFrame/Button';
import RichText from '../ToolFrame/RichText';
import styles from './styles.module.css';

interface Props {
  source: string;
  fix: Fix;
  onFix: (fix: Fix) => void;
}

/** A fix that shows what it changes before it does so. */
export default function FixPreview({source, fix, onFix}: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.fix}>
      <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <RichText text={fixText(fix, language)} />
      </Button>
      {isOpen && (
        <>
          <pre className={styles.diff}>
            {previewFix(source, fix).map(({line, before, after}) => (
              <code
                key={`${line} ${before === undefined}`}
                data-change={before === undefined ? 'in' : 'out'}
              >
                {before ?? after}
                {'\n'}
              </code>
            ))}
          </pre>
          <Button look="primary" onClick={() => onFix(fix)}>
            {texts.apply}
          </Button>
        </>
      )}
    </div>
  );
}
