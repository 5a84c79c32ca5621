import {useColorMode} from '@docusaurus/theme-common';
import {canTellPreference} from '@site/src/shell/client/next-color';
import ColorModeToggle from '@theme/ColorModeToggle';
import type {Props} from '@theme/Navbar/ColorModeToggle';
import {useSyncExternalStore} from 'react';

const subscribe = () => () => {};

export default function NavbarColorModeToggle({className}: Props) {
  const {colorModeChoice, setColorMode} = useColorMode();
  const hasSystemChoice = useSyncExternalStore(subscribe, canTellPreference, () => true);
  return (
    <ColorModeToggle
      className={className}
      respectPrefersColorScheme={hasSystemChoice}
      value={colorModeChoice}
      onChange={setColorMode}
    />
  );
}
