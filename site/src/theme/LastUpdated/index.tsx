import LastUpdated from '@theme-original/LastUpdated';
import type {ComponentProps, ReactNode} from 'react';

/** `itemProp="dateModified"` needs an `itemScope` parent. */
export default function LastUpdatedOfPage(props: ComponentProps<typeof LastUpdated>): ReactNode {
  return (
    <span itemScope itemType="https://schema.org/WebPage">
      <LastUpdated {...props} />
    </span>
  );
}
