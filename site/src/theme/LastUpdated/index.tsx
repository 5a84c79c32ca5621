import LastUpdated from '@theme-original/LastUpdated';
import type {ComponentProps} from 'react';

/** `itemProp="dateModified"` needs an `itemScope` parent. */
export default function LastUpdatedOfPage(props: ComponentProps<typeof LastUpdated>) {
  return (
    <span itemScope itemType="https://schema.org/WebPage">
      <LastUpdated {...props} />
    </span>
  );
}
