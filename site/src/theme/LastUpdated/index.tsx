import LastUpdated from '@theme-original/LastUpdated';
import type {ComponentProps, ReactNode} from 'react';

/** The date is a property of the page, so there has to be an item for the page around it. */
export default function LastUpdatedOfPage(props: ComponentProps<typeof LastUpdated>): ReactNode {
  return (
    <span itemScope itemType="https://schema.org/WebPage">
      <LastUpdated {...props} />
    </span>
  );
}
