/* The two functions of react-router-config, over our own router. */
import type {ComponentType, ReactNode} from 'react';
import {Route, useLocation} from '.';
import {type Match, matchPath} from './match-path';

interface RouteConfig {
  path?: string;
  exact?: boolean;
  key?: string;
  component: ComponentType<Record<string, unknown>>;
  routes?: RouteConfig[];
}

interface RouteMatch {
  route: RouteConfig;
  match: Match;
}

/** The first route that fits, then the first of its children that does, and so on. */
export function matchRoutes(routes: readonly RouteConfig[], pathname: string): RouteMatch[] {
  for (const route of routes) {
    const match = matchPath(pathname, route);
    if (match) return [{route, match}, ...matchRoutes(route.routes ?? [], pathname)];
  }
  return [];
}

export function renderRoutes(
  routes: readonly RouteConfig[] | undefined,
  extra: object = {},
): ReactNode {
  return routes && <FirstRoute routes={routes} extra={extra} />;
}

function FirstRoute({routes, extra}: {routes: readonly RouteConfig[]; extra: object}) {
  const {pathname} = useLocation();
  const at = routes.findIndex((route) => matchPath(pathname, route));
  const route = routes[at];
  if (!route) return null;
  const {path, exact, key, component: Page} = route;
  return (
    <Route
      key={key ?? at}
      path={path}
      exact={exact}
      render={(place) => <Page {...place} {...extra} route={route} />}
    />
  );
}
