import browserWords from '@scriptcat/content/guide/browser-words';
import pictures from '@scriptcat/content/pictures/drawn';
import identity from '@scriptcat/content/site/identity';
import {fill} from '@scriptcat/contract';
import {useLanguage} from '@site/src/shell/hooks/useLanguage';
import type {ReactNode} from 'react';
import Picture, {Switch} from '../Picture';
import ToolbarCat from '../ToolbarCat';
import styles from './styles.module.css';

interface Props {
  browser: 'chrome' | 'edge';
  mode?: 'toggle' | 'developer';
}

/** The browser's extension page with the switch that lets scripts run. */
export default function ExtensionDetailsPicture({browser, mode = 'toggle'}: Props): ReactNode {
  const language = useLanguage();
  const {labels} = browserWords.texts[language];
  const word = (name: 'allowUserScripts' | 'developerMode' | 'details' | 'allowFiles') =>
    labels[name][browser];
  const wanted = word(mode === 'toggle' ? 'allowUserScripts' : 'developerMode');
  return (
    <Picture
      label={fill(pictures[language].extensionPage, {address: `${browser}://extensions`, wanted})}
    >
      <div className={styles.bar} translate="no">
        {browser}://extensions
      </div>
      {mode === 'developer' && <WantedSwitch name={wanted} />}
      <div className={styles.card} data-browser={browser}>
        <ToolbarCat state="off" />
        <strong>{identity.name[language]}</strong>
        {mode === 'developer' && <span className={styles.details}>{word('details')}</span>}
      </div>
      {mode === 'toggle' && (
        <>
          <WantedSwitch name={wanted} />
          <div className={styles.row}>
            <span>{word('allowFiles')}</span>
            <Switch isOn={false} />
          </div>
        </>
      )}
    </Picture>
  );
}

function WantedSwitch({name}: {name: string}): ReactNode {
  return (
    <div className={styles.row} data-wanted>
      <strong>{name}</strong>
      <Switch isOn />
    </div>
  );
}
