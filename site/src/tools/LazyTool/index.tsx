import {useLocale} from '@site/src/shell/hooks/useLocale';
import type {ComponentType, ReactNode} from 'react';
import styles from './styles.module.css';
import {lazyToolTexts} from './texts';
import {useLateModule} from './useLateModule';
import {useNearViewport} from './useNearViewport';

interface Props<ToolProps extends object> {
  /** A constant function, so that the same tool is not loaded twice. */
  load: () => Promise<{default: ComponentType<ToolProps>}>;
  props: ToolProps;
  /** The page is there for this tool: it is loaded with the page and gets all of its width. */
  isPage?: boolean | undefined;
  /** How much room it takes on its page: kept from the start, so that nothing below moves. */
  room?: 'short' | 'long' | 'longest';
  /** A worked example that is in the page before, and without, the tool. */
  children: ReactNode;
}

/** For tools that need nothing told. */
export const noProps = {};

/** Shows a worked example and replaces it by the tool when the reader comes near. */
export default function LazyTool<ToolProps extends object>({
  load,
  props,
  isPage = false,
  room = 'long',
  children,
}: Props<ToolProps>): ReactNode {
  const texts = lazyToolTexts[useLocale()];
  const {ref, isNear, ask} = useNearViewport();
  const {Tool, hasFailed, retry} = useLateModule(load, isNear || isPage);
  return (
    <section
      className={styles.tool}
      ref={ref}
      data-state={Tool ? 'ready' : 'waiting'}
      data-tool={isPage ? 'page' : 'part'}
      data-room={room}
      // Before the React app is loaded, plugins/first-view watches it instead.
      data-app={isPage ? 'now' : 'near'}
    >
      {Tool ? <Tool {...props} /> : <div className={styles.before}>{children}</div>}
      {!Tool && (!isPage || hasFailed) && (
        <button className={styles.ask} type="button" onClick={hasFailed ? retry : ask}>
          {hasFailed ? texts.retry : texts.open}
        </button>
      )}
    </section>
  );
}
