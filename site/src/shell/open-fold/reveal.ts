/** Opens every fold around the target of a fragment, then scrolls to it. */
export function reveal(hash: string): void {
  const target = document.getElementById(decode(hash.slice(1)));
  let hasOpened = false;
  for (let fold = target?.closest('details'); fold; fold = fold.parentElement?.closest('details')) {
    if (!fold.open) {
      fold.open = true;
      hasOpened = true;
    }
  }
  if (hasOpened) target?.scrollIntoView();
}

function decode(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}
