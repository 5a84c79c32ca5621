import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

// The theme's menus open by pointer and by key, and close by neither. Escape closes them: a press
// outside is what the theme itself listens for, and a menu under the pointer stays closed by an
// attribute until the pointer or the focus goes elsewhere.
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
