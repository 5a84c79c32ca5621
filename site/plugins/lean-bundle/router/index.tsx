/*
 * The part of react-router-dom 5 that the framework uses, without what it does not: patterns in
 * paths, confirmation dialogues, other kinds of history. The server renders with the real one.
 */
import {
  type ComponentProps,
  createContext,
  type MouseEvent,
  type ReactNode,
  type Ref,
  use,
  useEffect,
  useLayoutEffect,
  useState,
} from 'react';
import {
  addressOf,
  type BrowserHistory,
  createBrowserHistory,
  type Location,
  resolveTarget,
  type Target,
} from './history';
import {type Match, matchPath} from './match-path';

export {matchPath} from './match-path';

interface Place {
  history: BrowserHistory;
  location: Location;
  match: Match | null;
}

// Every user of it is below the router.
const PlaceContext = createContext(undefined as unknown as Place);

const usePlace = () => use(PlaceContext);

export const useHistory = () => usePlace().history;
export const useLocation = () => usePlace().location;

export function BrowserRouter({children}: {children: ReactNode}) {
  const [history] = useState(createBrowserHistory);
  const [location, setLocation] = useState(history.location);
  useLayoutEffect(() => {
    // What is below has been told to go elsewhere already, if it wanted to.
    setLocation(history.location);
    return history.listen(setLocation);
  }, [history]);
  const match = matchPath(location.pathname, '/');
  return <PlaceContext value={{history, location, match}}>{children}</PlaceContext>;
}

/** Never rendered: the framework names it, and this site keeps its pages in paths. */
export const HashRouter = BrowserRouter;

interface RouteProps {
  location?: Location;
  path?: string | undefined;
  exact?: boolean | undefined;
  render: (place: Place) => ReactNode;
}

/** Renders where the path fits; what is below sees the given location as the current one. */
export function Route({location: given, path, exact, render}: RouteProps) {
  const outer = usePlace();
  const location = given ?? outer.location;
  const match = path === undefined ? outer.match : matchPath(location.pathname, {path, exact});
  if (!match) return null;
  const place = {...outer, location, match};
  return <PlaceContext value={place}>{render(place)}</PlaceContext>;
}

export function Redirect({to}: {to: Target}) {
  const history = useHistory();
  useEffect(() => history.replace(to), [history, to]);
  return null;
}

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: Target;
  replace?: boolean;
  innerRef?: Ref<HTMLAnchorElement>;
}

const isPlainClick = (event: MouseEvent, target: string | undefined) =>
  !event.defaultPrevented &&
  event.button === 0 &&
  (!target || target === '_self') &&
  !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey);

export function Link({to, replace = false, innerRef, onClick, ...props}: LinkProps) {
  const {history, location} = usePlace();
  const address = addressOf(resolveTarget(to, location));
  return (
    <a
      {...props}
      ref={innerRef}
      href={address}
      onClick={(event) => {
        onClick?.(event);
        if (!isPlainClick(event, props.target)) return;
        event.preventDefault();
        // Following a link to where one is makes no new entry.
        const isHere = address === addressOf(location);
        history[replace || isHere ? 'replace' : 'push'](to);
      }}
    />
  );
}

interface NavLinkProps extends LinkProps {
  activeClassName?: string;
  exact?: boolean;
  isActive?: (match: Match | null, location: Location) => boolean;
}

export function NavLink({
  to,
  activeClassName = 'active',
  exact = false,
  isActive = Boolean,
  className,
  ...props
}: NavLinkProps) {
  const {location} = usePlace();
  const {pathname} = resolveTarget(to, location);
  const isHere = isActive(matchPath(location.pathname, {path: pathname, exact}), location);
  const classes = isHere ? [className, activeClassName].filter(Boolean).join(' ') : className;
  return (
    <Link
      {...(isHere ? {'aria-current': 'page' as const} : {})}
      {...props}
      to={to}
      {...(classes === undefined ? {} : {className: classes})}
    />
  );
}
