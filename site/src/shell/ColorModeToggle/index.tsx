import {translate} from '@docusaurus/Translate';
import type {ColorMode} from '@docusaurus/theme-common';
import type {Props} from '@theme/ColorModeToggle';
import IconDarkMode from '@theme/Icon/DarkMode';
import IconLightMode from '@theme/Icon/LightMode';
import IconSystemColorMode from '@theme/Icon/SystemColorMode';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {nextColor} from '../client/next-color';
import styles from './styles.module.css';

/** For the theme, the system's choice is none. */
function nextChoice(choice: ColorMode | null, hasSystemChoice: boolean): ColorMode | null {
  const next = nextColor(choice ?? 'system', hasSystemChoice);
  return next === 'system' ? null : next;
}

function nameOf(choice: ColorMode | null): string {
  if (choice === null) {
    return translate({
      id: 'theme.colorToggle.ariaLabel.mode.system',
      message: 'system mode',
      description: 'The name for the system color mode',
    });
  }
  return choice === 'light'
    ? translate({
        id: 'theme.colorToggle.ariaLabel.mode.light',
        message: 'light mode',
        description: 'The name for the light color mode',
      })
    : translate({
        id: 'theme.colorToggle.ariaLabel.mode.dark',
        message: 'dark mode',
        description: 'The name for the dark color mode',
      });
}

/**
 * The theme's own button is disabled until React runs; this one works from the first paint
 * (plugins/boot/inline/color-mode.ts). Which icon shows is decided by an attribute of `<html>`.
 */
export default function ColorModeToggle(props: Props): ReactNode {
  const {className, respectPrefersColorScheme, value, onChange} = props;
  const name = nameOf(value);
  return (
    <div className={clsx(styles.toggle, className)}>
      <button
        className={clsx('clean-btn', styles.button)}
        type="button"
        data-early="theme"
        title={name}
        aria-label={translate(
          {
            id: 'theme.colorToggle.ariaLabel',
            message: 'Switch between dark and light mode (currently {mode})',
            description: 'The ARIA label for the color mode toggle',
          },
          {mode: name},
        )}
        onClick={() => onChange(nextChoice(value, respectPrefersColorScheme))}
      >
        <IconLightMode aria-hidden className={clsx(styles.icon, styles.light)} />
        <IconDarkMode aria-hidden className={clsx(styles.icon, styles.dark)} />
        <IconSystemColorMode aria-hidden className={clsx(styles.icon, styles.system)} />
      </button>
    </div>
  );
}
