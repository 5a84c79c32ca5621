import pictures from '@scriptcat/content/texts/pictures/drawn';
import identity from '@scriptcat/content/texts/site/identity';
import Icon from '@site/src/shell/Icon';
import Picture from '../Picture';
import ToolbarCat from '../ToolbarCat';
import styles from './styles.module.css';

/** The toolbar with the list behind the puzzle piece, and the pin beside ScriptCat. */
export default function PinPicture() {
  return (
    <Picture width="narrow" label={pictures.pin}>
      <div className={styles.bar}>
        <span className={styles.address} />
        <span className={styles.wanted}>
          <Icon name="lucide:puzzle" />
        </span>
      </div>
      <div className={styles.list}>
        <ToolbarCat state="working" />
        <strong>{identity.name}</strong>
        <span className={styles.wanted}>
          <Icon name="lucide:pin" />
        </span>
      </div>
    </Picture>
  );
}
