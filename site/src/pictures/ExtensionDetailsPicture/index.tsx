import browserWords from '@scriptcat/content/texts/guide/browser-words';
import pictures from '@scriptcat/content/texts/pictures/drawn';
import identity from '@scriptcat/content/texts/site/identity';
import {fill} from '@scriptcat/contract';
import Picture, {Switch} from '../Picture';
import ToolbarCat from '../ToolbarCat';
import styles from './styles.module.css';

interface Props {
  browser: 'chrome' | 'edge';
  mode?: 'toggle' | 'developer';
}

/** The browser's extension page with the switch that lets scripts run. */
export default function ExtensionDetailsPicture({browser, mode = 'toggle'}: Props) {
  const {labels} = browserWords.texts;
  const word = (name: 'allowUserScripts' | 'developerMode' | 'details' | 'allowFiles') =>
    labels[name][browser];
  const wanted = word(mode === 'toggle' ? 'allowUserScripts' : 'developerMode');
  return (
    <Picture label={fill(pictures.extensionPage, {address: `${browser}://extensions`, wanted})}>
      <div className={styles.bar} translate="no">
        {browser}://extensions
      </div>
      {mode === 'developer' && <WantedSwitch name={wanted} />}
      <div className={styles.card} data-browser={browser}>
        <ToolbarCat state="off" />
        <strong>{identity.name}</strong>
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

function WantedSwitch({name}: {name: string}) {
  return (
    <div className={styles.row} data-wanted>
      <strong>{name}</strong>
      <Switch isOn />
    </div>
  );
}
