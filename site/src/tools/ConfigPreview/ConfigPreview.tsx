import {useLocale} from '@site/src/shell/hooks/useLocale';
import type {ReactNode} from 'react';
import CodeField from '../CodeField';
import ToolFrame from '../ToolFrame';
import ConfigAnswer from './ConfigAnswer';
import {configTexts} from './texts';
import {useConfigPreview} from './useConfigPreview';

/** Draws a user-config block as the form users will see. */
export default function ConfigPreview(): ReactNode {
  const texts = configTexts[useLocale()];
  const {source, setSource, ...answer} = useConfigPreview();
  return (
    <ToolFrame
      input={
        <CodeField
          label={texts.source}
          hint={texts.hint}
          value={source}
          onChange={setSource}
          rows={18}
        />
      }
      answer={<ConfigAnswer {...answer} />}
    />
  );
}
