import type {Drawing as Shapes} from '../../../plugins/diagrams/layout';
import styles from './styles.module.css';

const lineHeight = 21;

/** Lines of text around a middle. */
function Lines({lines, x, y}: {lines: readonly string[]; x: number; y: number}) {
  return lines.map((line, index) => (
    <text key={line} x={x} y={y + (index - (lines.length - 1) / 2) * lineHeight} dy="0.35em">
      {line}
    </text>
  ));
}

/** Boxes and arrows. The figure around it carries the same in words. */
export default function Drawing({
  className,
  width,
  height,
  boxes,
  arrows,
}: Shapes & {className: string | undefined}) {
  return (
    <svg
      className={className}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      aria-hidden="true"
    >
      {arrows.map(({line, head}) => (
        <g key={line} className={styles.arrow}>
          <path d={line} />
          <path d={head} data-part="head" />
        </g>
      ))}
      {boxes.map((box) => (
        <g key={`${box.x} ${box.y}`} className={styles.box} data-kind={box.kind}>
          <rect
            x={box.x}
            y={box.y}
            width={box.width}
            height={box.height}
            rx={box.kind === 'step' ? 8 : Math.min(24, box.height / 2)}
          />
          <Lines lines={box.lines} x={box.x + box.width / 2} y={box.y + box.height / 2} />
        </g>
      ))}
      {arrows.map(({line, lines, x, y}) => (
        <g key={line} className={styles.label}>
          <Lines lines={lines} x={x} y={y} />
        </g>
      ))}
    </svg>
  );
}
