import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import texts from '@scriptcat/content/texts/tools/loader';
import {type ComponentType, type ReactNode, useEffect, useRef, useState} from 'react';
import styles from './styles.module.css';
import {useLateModule} from './useLateModule';

interface Props<ToolProps extends object> {
  /** A constant function, so that the same tool is not loaded twice. */
  load: () => Promise<{default: ComponentType<ToolProps>}>;
  props?: ToolProps;
  /** The page is there for this tool: it is loaded with the page and gets all of its width. */
  isPage?: boolean | undefined;
  /** How much room it takes on its page: kept from the start, so that nothing below moves. */
  room?: 'short' | 'long' | 'longest';
  /** A worked example that is in the page before, and without, the tool. */
  children: ReactNode;
}

/**
 * Shows a worked example and replaces it by the tool when the reader asks for it: it is larger, and
 * nobody who only reads on should see the page grow.
 */
export default function LazyTool<ToolProps extends object>({
  load,
  props,
  isPage = false,
  room = 'long',
  children,
}: Props<ToolProps>): ReactNode {
  const section = useRef<HTMLElement>(null);
  const {search} = useLocation();
  const hasCase = useIsBrowser() && search !== '';
  const [isAsked, setAsked] = useState(false);
  const {Tool, hasFailed, retry} = useLateModule(load, isPage || hasCase || isAsked);

  useEffect(() => {
    // The button that had the focus is gone.
    if (Tool && isAsked) section.current?.focus({preventScroll: true});
  }, [Tool, isAsked]);

  return (
    <section
      className={styles.tool}
      ref={section}
      tabIndex={-1}
      data-state={Tool ? 'ready' : 'waiting'}
      data-tool={isPage ? 'page' : 'part'}
      data-room={room}
      data-app={isPage ? 'now' : undefined}
    >
      {Tool ? <Tool {...(props as ToolProps)} /> : <div className={styles.before}>{children}</div>}
      {!Tool && (!isPage || hasFailed) && (
        <button
          className={styles.ask}
          type="button"
          aria-busy={isAsked && !hasFailed}
          onClick={hasFailed ? retry : () => setAsked(true)}
        >
          {hasFailed ? texts.retry : texts.open}
        </button>
      )}
    </section>
  );
}
