import type {MouseEvent} from 'react';

/** A link that writes a mail; where the device has a share menu of its own, it opens that. */
export function shareLink({title, url}: {title: string; url: string}) {
  const href = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`;
  const onClick = (event: MouseEvent) => {
    if (!navigator.share) return;
    event.preventDefault();
    // Closing the menu without a choice is no failure.
    navigator.share({title, url}).catch(() => undefined);
  };
  return {href, onClick};
}
