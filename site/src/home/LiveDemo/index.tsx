import {useLocalized} from '@site/src/shell/hooks/useLanguage';
import type {ReactNode} from 'react';
import {demo} from '../data/demo';
import ClosedView from './ClosedView';
import inputs from './inputs.module.css';
import PopupPanel from './PopupPanel';
import styles from './styles.module.css';
import WatchPage from './WatchPage';

/**
 * The product at work: the popup's switches change the page beside it. The inputs come first, so
 * that style sheets alone can follow them, before React and without `:has()`.
 */
export default function LiveDemo(): ReactNode {
  const text = useLocalized();
  return (
    <fieldset className={styles.demo} aria-label={text(demo.viewsLabel)}>
      {demo.views.map(({id, label}, index) => (
        <input
          key={id}
          id={`demo-${id}`}
          className={inputs.view}
          data-view={id}
          type="radio"
          name="demo-view"
          aria-label={text(label)}
          defaultChecked={index === 0}
        />
      ))}
      {demo.scripts.map(({id, name}) => (
        <input
          key={id}
          id={`demo-${id}`}
          className={inputs.script}
          data-script={id}
          type="checkbox"
          aria-label={text(demo.switchLabel)(text(name))}
          defaultChecked
        />
      ))}
      <p className={styles.views} aria-hidden="true">
        {demo.views.map(({id, label}) => (
          <label key={id} className={styles.view} htmlFor={`demo-${id}`} data-for={id}>
            {text(label)}
          </label>
        ))}
      </p>
      <div className={styles.stage} data-view="open">
        <WatchPage />
        <PopupPanel />
      </div>
      <div className={styles.stage} data-view="closed">
        <ClosedView />
      </div>
    </fieldset>
  );
}
