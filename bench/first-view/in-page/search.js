// The clock is the page's own, so that talking to the browser does not count.
window.benchSearch = {};

function onTap() {
  window.benchSearch.tapped ??= performance.now();
}

/** @param {FocusEvent} event */
function onFocus({target}) {
  if (!(target instanceof Element) || !target.matches('dialog input, [role=dialog] input')) return;
  // The next frame shows it.
  requestAnimationFrame(() => {
    window.benchSearch.ready ??= performance.now();
  });
}

document.addEventListener('pointerdown', onTap, true);
document.addEventListener('focusin', onFocus, true);
