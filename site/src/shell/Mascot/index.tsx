import {drawMascot, type Pose} from './drawing';
import styles from './styles.module.css';

/** The site's cat: the head of the toolbar icon, with a face. It decorates and means nothing. */
export default function Mascot({pose = 'awake'}: {pose?: Pose}) {
  const {viewBox, parts} = drawMascot(pose);
  return (
    <svg
      className={styles.mascot}
      viewBox={viewBox}
      data-pose={pose}
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing
      dangerouslySetInnerHTML={{__html: parts}}
    />
  );
}
