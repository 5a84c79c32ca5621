import type {ColorMode} from '@docusaurus/theme-common';
import texts from '@scriptcat/content/texts/shell/color-mode';
import type {Props} from '@theme/ColorModeToggle';
import IconDarkMode from '@theme/Icon/DarkMode';
import IconLightMode from '@theme/Icon/LightMode';
import IconSystemColorMode from '@theme/Icon/SystemColorMode';
import clsx from 'clsx';
import {nextColor} from '../client/next-color';
import styles from './styles.module.css';

/** theme-classic represents "system" as null. */
function nextChoice(choice: ColorMode | null, hasSystemChoice: boolean): ColorMode | null {
  const next = nextColor(choice ?? 'system', hasSystemChoice);
  return next === 'system' ? null : next;
}

const choices = [
  {id: 'light', Icon: IconLightMode},
  {id: 'dark', Icon: IconDarkMode},
  {id: 'system', Icon: IconSystemColorMode},
] as const;

/**
 * The theme's button is disabled until React runs; this one works from the first paint (early.ts).
 * Icon and label follow the attribute of `<html>`, so they are right before hydration.
 */
export default function ColorModeToggle(props: Props) {
  const {className, respectPrefersColorScheme, value, onChange} = props;
  return (
    <div className={clsx(styles.toggle, className)}>
      <button
        className={clsx('clean-btn', styles.button)}
        type="button"
        data-early="theme"
        onClick={() => onChange(nextChoice(value, respectPrefersColorScheme))}
      >
        {choices.map(({id, Icon}) => (
          <span key={id} className={styles.choice} data-choice={id}>
            <Icon aria-hidden />
            <span className={styles.name}>{texts[id]}</span>
          </span>
        ))}
      </button>
    </div>
  );
}
