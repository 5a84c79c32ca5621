import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

// The theme's menus cannot be closed by keyboard. On Escape, simulate the outside click that the
// theme listens for, and keep a hovered menu closed by an attribute until pointer or focus leave
// it.
function closeMenus(): void {
  const menu = document.querySelector('.dropdown--show, .dropdown--hoverable:hover');
  if (menu) {
    if (menu.contains(document.activeElement)) menu.querySelector('a')?.focus();
    document.body.dispatchEvent(new MouseEvent('mousedown', {bubbles: true}));
    menu.setAttribute('data-closed', '');
    const open = () => menu.removeAttribute('data-closed');
    for (const name of ['pointerenter', 'pointerleave', 'focusout', 'keydown']) {
      menu.addEventListener(name, open, {once: true});
    }
  }
  document.querySelector<HTMLElement>('.navbar-sidebar--show .navbar-sidebar__close')?.click();
}

if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') closeMenus();
  });
}
