import {useLocalized} from '@site/src/shell/hooks/useLanguage';
import type {ReactNode} from 'react';
import {doctor} from './doctor';
import EndCard from './EndCard';
import Inline from './Inline';
import QuestionCard from './QuestionCard';
import ShareLink from './ShareLink';
import styles from './styles.module.css';
import {useDoctor} from './useDoctor';
import Way from './Way';
import {anchorOf, titleOf} from './walk';

/**
 * "My script does not run": all questions and end states are on the page, linked by anchors.
 * With scripting, one card at a time is shown.
 */
export default function Doctor(): ReactNode {
  const text = useLocalized();
  const {order, current, isReady} = useDoctor();
  return (
    <div className={styles.doctor} data-ready={isReady}>
      {order.map((id) => {
        const node = doctor.nodes[id];
        if (!node) return null;
        const anchor = anchorOf(id);
        return (
          <section
            key={id}
            id={anchor}
            className={styles.card}
            tabIndex={-1}
            aria-labelledby={titleOf(anchor)}
            data-kind={node.kind}
            data-start={id === doctor.start}
            data-current={id === current}
          >
            <h3 id={titleOf(anchor)} className={styles.title}>
              <Inline text={text(node.title)} />
            </h3>
            {node.kind === 'question' ? <QuestionCard node={node} /> : <EndCard node={node} />}
            <Way id={id} />
            {node.kind === 'end' && <ShareLink id={id} />}
          </section>
        );
      })}
    </div>
  );
}
