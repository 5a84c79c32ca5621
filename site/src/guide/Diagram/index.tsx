import type {DiagramProps} from '../../../plugins/diagrams/remark-diagrams';
import Drawing from './Drawing';
import styles from './styles.module.css';

const firstLine = ({boxes}: DiagramProps['wide'][number]) => boxes[0]?.lines.join(' ');

/** A drawing made from text by plugins/diagrams. Its sentences say the same in words. */
export default function Diagram({title, wide, narrow, sentences}: DiagramProps) {
  return (
    <figure className={styles.diagram}>
      <figcaption>{title}</figcaption>
      <ul className={styles.words}>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      {wide.map((part) => (
        <Drawing key={firstLine(part)} className={styles.wide} {...part} />
      ))}
      {narrow.map((part) => (
        <Drawing key={firstLine(part)} className={styles.narrow} {...part} />
      ))}
    </figure>
  );
}
