import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import texts from '@scriptcat/content/texts/tools/loader';
import {useLoaded} from '@site/src/shell/hooks/useLoaded';
import {type ComponentType, useEffect, useRef, useState} from 'react';
import Example from './Example';
import Outcome from './Outcome';
import styles from './styles.module.css';

interface WorkedExample {
  code?: string;
  /** What the tool says about it: sentences, as paragraphs or as a list. */
  outcome: readonly string[];
  isList?: boolean;
  /** How much room the tool takes on its page: kept from the start, so that nothing below moves. */
  room?: 'short' | 'long' | 'longest';
}

/**
 * A component that shows a worked example and replaces it by the tool when the reader asks for it:
 * the tool is larger, and nobody who only reads on should see the page grow. With `isPage`, the page
 * is there for this tool: it is loaded with the page and gets all of its width.
 */
export function lazyTool<ToolProps extends object>(
  load: () => Promise<{default: ComponentType<ToolProps>}>,
  {code, outcome, isList, room = 'long'}: WorkedExample,
) {
  return function LazyTool({isPage = false, ...props}: ToolProps & {isPage?: boolean}) {
    const section = useRef<HTMLElement>(null);
    const {search} = useLocation();
    const hasCase = useIsBrowser() && search !== '';
    const [isAsked, setAsked] = useState(false);
    const {value, hasFailed, retry} = useLoaded(load, isPage || hasCase || isAsked);
    const Tool = value?.default;

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
        {Tool ? (
          <Tool {...(props as unknown as ToolProps)} />
        ) : (
          <div className={styles.before}>
            {code && <Example code={code} />}
            <Outcome lines={outcome} isList={isList} />
          </div>
        )}
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
  };
}
