import {overviewOf} from '@scriptcat/contract';
import type {Props} from '@theme/DocSidebar';
import DocSidebar from '@theme-original/DocSidebar';

/** On the page of an entry, its overview is the current page of the menu. */
export default function DocSidebarOfReference({path, ...props}: Props) {
  return <DocSidebar {...props} path={overviewOf(path)} />;
}
