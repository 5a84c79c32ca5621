import {translate} from '@docusaurus/Translate';
import {browserWords} from '@site/src/guide/BrowserWord/words';
import {identity} from '@site/src/identity';
import {useLocalized} from '@site/src/shell/hooks/useLanguage';
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
  const localize = useLocalized();
  const word = (name: 'allowUserScripts' | 'developerMode' | 'details' | 'allowFiles') =>
    localize(browserWords[name].texts[browser]);
  const wanted = word(mode === 'toggle' ? 'allowUserScripts' : 'developerMode');
  return (
    <Picture
      label={translate(
        {
          id: 'picture.extensionPage',
          message: '浏览器的扩展页面 {address}，圈出了已经打开的开关「{wanted}」。',
          description: 'Text alternative of the drawn extension page',
        },
        {address: `${browser}://extensions`, wanted},
      )}
    >
      <div className={styles.bar} translate="no">
        {browser}://extensions
      </div>
      {mode === 'developer' && <WantedSwitch name={wanted} />}
      <div className={styles.card} data-browser={browser}>
        <ToolbarCat state="off" />
        <strong>{localize(identity.name)}</strong>
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
