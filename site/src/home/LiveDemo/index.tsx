import script from '@generated/site-boot/default/demo.json';
import texts from '@scriptcat/content/texts/home/demo';
import {fill} from '@scriptcat/contract';
import Mascot from '@site/src/shell/Mascot';
import {useEffect} from 'react';
import ClosedView from './ClosedView';
import inputs from './inputs.module.css';
import PopupPanel from './PopupPanel';
import styles from './styles.module.css';
import WatchPage from './WatchPage';
import {watchDemo} from './watch-demo';

const views = ['open', 'closed'] as const;

/**
 * The product at work: the popup's switches change the page beside it. The inputs come first, so
 * that style sheets alone can follow them, before React and without `:has()`.
 */
export default function LiveDemo() {
  // Browsers don't run the script when the reader comes from another page of the site.
  useEffect(watchDemo, []);
  return (
    <fieldset className={styles.demo} aria-label={texts.views.label} data-demo="">
      {views.map((id, index) => (
        <input
          key={id}
          id={`demo-${id}`}
          className={inputs.view}
          data-view={id}
          type="radio"
          name="demo-view"
          aria-label={texts.views[id]}
          defaultChecked={index === 0}
        />
      ))}
      {Object.entries(texts.scripts).map(([id, script]) => (
        <input
          key={id}
          id={`demo-${id}`}
          className={inputs.script}
          data-script={id}
          type="checkbox"
          aria-label={fill(texts.switch, {script})}
          defaultChecked
        />
      ))}
      <p className={styles.views} aria-hidden="true">
        {views.map((id) => (
          <label key={id} className={styles.view} htmlFor={`demo-${id}`} data-for={id}>
            {texts.views[id]}
          </label>
        ))}
      </p>
      <div className={styles.cat}>
        <Mascot pose="watching" />
      </div>
      <div className={styles.stage} data-view="open">
        <WatchPage />
        <PopupPanel />
      </div>
      <div className={styles.stage} data-view="closed">
        <ClosedView />
      </div>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own script */}
      <script dangerouslySetInnerHTML={{__html: script}} />
    </fieldset>
  );
}
