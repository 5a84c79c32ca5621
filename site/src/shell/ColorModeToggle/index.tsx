import Translate from '@docusaurus/Translate';
import type {ColorMode} from '@docusaurus/theme-common';
import type {Props} from '@theme/ColorModeToggle';
import IconDarkMode from '@theme/Icon/DarkMode';
import IconLightMode from '@theme/Icon/LightMode';
import IconSystemColorMode from '@theme/Icon/SystemColorMode';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {nextColor} from '../client/next-color';
import styles from './styles.module.css';

/** theme-classic represents "system" as null. */
function nextChoice(choice: ColorMode | null, hasSystemChoice: boolean): ColorMode | null {
  const next = nextColor(choice ?? 'system', hasSystemChoice);
  return next === 'system' ? null : next;
}

const choices = [
  {
    id: 'light',
    Icon: IconLightMode,
    name: (
      <Translate id="colorMode.light" description="Name of the colour button in light mode">
        颜色：浅色，点击切换
      </Translate>
    ),
  },
  {
    id: 'dark',
    Icon: IconDarkMode,
    name: (
      <Translate id="colorMode.dark" description="Name of the colour button in dark mode">
        颜色：深色，点击切换
      </Translate>
    ),
  },
  {
    id: 'system',
    Icon: IconSystemColorMode,
    name: (
      <Translate id="colorMode.system" description="Name of the colour button, follows the system">
        颜色：跟随系统，点击切换
      </Translate>
    ),
  },
];

/**
 * The theme's own button is disabled until React runs; this one works from the first paint
 * (early.ts). Icon and name are those of the choice that `<html>` carries, so they
 * are right before React runs, too.
 */
export default function ColorModeToggle(props: Props): ReactNode {
  const {className, respectPrefersColorScheme, value, onChange} = props;
  return (
    <div className={clsx(styles.toggle, className)}>
      <button
        className={clsx('clean-btn', styles.button)}
        type="button"
        data-early="theme"
        onClick={() => onChange(nextChoice(value, respectPrefersColorScheme))}
      >
        {choices.map(({id, Icon, name}) => (
          <span key={id} className={styles.choice} data-choice={id}>
            <Icon aria-hidden />
            <span className={styles.name}>{name}</span>
          </span>
        ))}
      </button>
    </div>
  );
}
