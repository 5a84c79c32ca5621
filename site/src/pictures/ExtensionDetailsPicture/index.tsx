import {translate} from '@docusaurus/Translate';
import {useLocalized} from '@site/src/shell/hooks/useLocale';
import type {ReactNode} from 'react';
import Picture, {Switch} from '../Picture';
import {browserLabels, labels} from '../Picture/labels';
import styles from './styles.module.css';

interface Props {
  browser: 'chrome' | 'edge';
  mode?: 'toggle' | 'developer';
}

/** The browser's extension page with the switch that lets scripts run. */
export default function ExtensionDetailsPicture({browser, mode = 'toggle'}: Props): ReactNode {
  const localize = useLocalized();
  const texts = browserLabels[browser];
  const wanted = localize(mode === 'toggle' ? texts.allow : texts.developer);
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
        <span className={styles.eye} />
        <strong>{localize(labels.product)}</strong>
        {mode === 'developer' && <span className={styles.details}>{localize(texts.details)}</span>}
      </div>
      {mode === 'toggle' && (
        <>
          <WantedSwitch name={wanted} />
          <div className={styles.row}>
            <span>{localize(texts.files)}</span>
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
