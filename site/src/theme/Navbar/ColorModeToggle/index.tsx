import {useColorMode} from '@docusaurus/theme-common';
import ColorModeToggle from '@theme/ColorModeToggle';
import type {Props} from '@theme/Navbar/ColorModeToggle';
import {type ReactNode, useSyncExternalStore} from 'react';

const subscribe = () => () => {};

// Where the browser cannot tell a preference, the media query is answered with "not all".
const canTellPreference = () => window.matchMedia('(prefers-color-scheme)').media !== 'not all';

export default function NavbarColorModeToggle({className}: Props): ReactNode {
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
