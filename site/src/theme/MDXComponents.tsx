import Doors from '@site/src/components/Doors';
import EditorPicture from '@site/src/components/EditorPicture';
import ExtensionDetailsPicture from '@site/src/components/ExtensionDetailsPicture';
import FirstScriptLink from '@site/src/components/FirstScriptLink';
import Icon from '@site/src/components/Icon';
import InstallBridge from '@site/src/components/InstallBridge';
import InstallPagePicture from '@site/src/components/InstallPagePicture';
import LatestRelease from '@site/src/components/LatestRelease';
import PermissionGuide from '@site/src/components/PermissionGuide';
import PermissionPromptPicture from '@site/src/components/PermissionPromptPicture';
import PermissionVariant from '@site/src/components/PermissionVariant';
import PopupPicture from '@site/src/components/PopupPicture';
import ReferenceIndex from '@site/src/components/ReferenceIndex';
import ReferenceText from '@site/src/components/ReferenceText';
import ScriptListPicture from '@site/src/components/ScriptListPicture';
import ScrollTable from '@site/src/components/ScrollTable';
import SearchField from '@site/src/components/SearchField';
import StoreLinks from '@site/src/components/StoreLinks';
import ToolbarCat from '@site/src/components/ToolbarCat';
import WelcomeCheck from '@site/src/components/WelcomeCheck';
import MDXComponents from '@theme-original/MDXComponents';

/** The named parts that prose may use. */
export default {
  ...MDXComponents,
  LatestRelease,
  Doors,
  EditorPicture,
  ExtensionDetailsPicture,
  FirstScriptLink,
  Icon,
  InstallBridge,
  InstallPagePicture,
  PermissionGuide,
  PermissionPromptPicture,
  PermissionVariant,
  PopupPicture,
  ScriptListPicture,
  SearchField,
  StoreLinks,
  ToolbarCat,
  WelcomeCheck,
  ReferenceIndex,
  ReferenceText,
  table: ScrollTable,
};
