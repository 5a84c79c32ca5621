import tree from '@scriptcat/content/texts/help/troubleshooter';
import {Children, isValidElement, type ReactNode} from 'react';
import EndCard from './EndCard';
import Inline from './Inline';
import QuestionCard from './QuestionCard';
import ShareLink from './ShareLink';
import Stuck from './Stuck';
import styles from './styles.module.css';
import {useDoctor} from './useDoctor';
import Way from './Way';
import {anchorOf, titleOf} from './walk';

/**
 * What can go wrong: all questions and endings are on the page, linked by anchors.
 * With scripting, one card at a time is shown. Its children are pictures, each of which names its
 * card.
 */
export default function Doctor({children}: {children?: ReactNode}) {
  const pictures = Children.toArray(children).filter(isValidElement<{card: string}>);
  const {questions, endings} = tree.texts;
  const {start, order, current, isReady} = useDoctor();
  return (
    <div className={styles.doctor} data-ready={isReady}>
      {order.map((id) => {
        const anchor = anchorOf(id);
        const isEnding = id in endings;
        return (
          <section
            key={id}
            id={anchor}
            className={styles.card}
            tabIndex={-1}
            aria-labelledby={titleOf(anchor)}
            data-kind={isEnding ? 'end' : 'question'}
            data-start={id === start}
            data-current={id === current}
          >
            <h3 id={titleOf(anchor)} className={styles.title}>
              <Inline text={(endings[id] ?? questions[id])?.title ?? ''} />
            </h3>
            {pictures.filter(({props}) => props.card === id)}
            {isEnding ? <EndCard id={id} /> : <QuestionCard id={id} />}
            <Way id={id} />
            {isEnding && <ShareLink id={id} />}
          </section>
        );
      })}
      <Stuck />
    </div>
  );
}
