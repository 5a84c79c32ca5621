import type {MouseEvent} from 'react';

/** A mailto link that opens the share menu on devices that have one. */
export function shareLink({title, url}: {title: string; url: string}) {
  const href = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`;
  const onClick = (event: MouseEvent) => {
    if (!navigator.share) return;
    event.preventDefault();
    // Closing the menu without a choice is not an error.
    navigator.share({title, url}).catch(() => undefined);
  };
  return {href, onClick};
}
