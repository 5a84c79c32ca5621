import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

// The router decodes the hash after every navigation, and an invalid percent sequence throws and
// breaks the page. Hashes are untrusted (#url=…), so invalid ones never reach the router. The first
// load does not decode them.
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
