import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

// The router decodes the hash after every navigation, and a stray percent sign in it throws and
// takes the page down. Hashes are written by strangers (#url=…), so those never reach the router.
// The first load of a page does not decode and is safe.
let currentPath: string | undefined;

export function onRouteDidUpdate({location}: {location: {pathname: string}}): void {
  currentPath = location.pathname;
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

if (ExecutionEnvironment.canUseDOM) {
  window.addEventListener(
    'popstate',
    (event) => {
      if (isDecodable(window.location.hash)) return;
      event.stopImmediatePropagation();
      if (window.location.pathname !== currentPath) window.location.reload();
    },
    {capture: true},
  );
}
