import {renderToStaticMarkup} from 'react-dom/server';
import {matchRoutes as original} from 'react-router-config';
import {StaticRouter, Link as StockLink, NavLink as StockNavLink} from 'react-router-dom';
import {afterEach, expect, test, vi} from 'vitest';
import {BrowserRouter, Link, NavLink, Redirect, Route, useLocation} from '.';
import {matchRoutes, renderRoutes} from './routes';

const Where = () => useLocation().pathname;
const Page = ({name}: {name: string}) => <p>{name}</p>;
const page = (name: string) => () => <Page name={name} />;
const Layout = ({route}: {route?: {routes: typeof routes}}) => (
  <main>{renderRoutes(route?.routes)}</main>
);
const routes: {
  path: string;
  exact?: boolean;
  component: () => React.ReactNode;
  routes?: object[];
}[] = [
  {path: '/search/', exact: true, component: page('search')},
  {
    path: '/docs/',
    component: Layout as () => React.ReactNode,
    routes: [
      {path: '/docs/', exact: true, component: page('start')},
      {path: '/docs/use/', exact: true, component: page('use')},
    ],
  },
  {path: '*', component: page('lost')},
];
// biome-ignore lint/suspicious/noExplicitAny: both packages have types of their own for the same list
const list = routes as any;

function at(address: string, children: React.ReactNode): string {
  const {pathname, search, hash} = new URL(address, 'http://a');
  vi.stubGlobal('window', {
    history: {state: null, replaceState: () => {}},
    location: {pathname, search, hash},
    addEventListener: () => {},
  });
  return renderToStaticMarkup(<BrowserRouter>{children}</BrowserRouter>);
}
afterEach(() => vi.unstubAllGlobals());

test.each(['/', '/search/', '/search', '/docs/', '/docs/use/', '/docs/none/', '/none/'])(
  'the routes of %s are those that the original finds',
  (address) => {
    const paths = (found: readonly {route: {path?: unknown}}[]) =>
      found.map(({route}) => route.path);
    expect(paths(matchRoutes(list, address))).toEqual(paths(original(list, address)));
  },
);

test.each([
  ['/search/', '<p>search</p>'],
  ['/docs/use/', '<main><p>use</p></main>'],
  ['/docs/none/', '<main></main>'],
  ['/none/', '<p>lost</p>'],
])('at %s the page is %s', (address, html) => {
  expect(at(address, renderRoutes(list))).toBe(html);
});

test('what is below a route sees the location that it was given', () => {
  const old = {pathname: '/old/', search: '', hash: '', state: undefined};
  expect(at('/new/', <Route location={old} render={() => <Where />} />)).toBe('/old/');
});

test.each([
  {to: '/docs/', className: 'a'},
  {to: '/docs/use/?q=1#x', exact: true},
  {to: '/docs/use/', exact: true, className: 'a', activeClassName: 'b'},
  {to: '/other/', isActive: () => true, activeClassName: 'b'},
  {to: '/docs/', isActive: () => false},
])('links look as those of the original: %j', (props) => {
  const address = '/docs/use/';
  const stock = renderToStaticMarkup(
    <StaticRouter location={address}>
      <StockNavLink {...props}>text</StockNavLink>
      <StockLink to={props.to}>text</StockLink>
    </StaticRouter>,
  );
  const ours = at(
    address,
    <>
      <NavLink {...props}>text</NavLink>
      <Link to={props.to}>text</Link>
    </>,
  );
  const parts = (html: string) => [...html.matchAll(/ ([\w-]+="[^"]*")/g)].map(([, part]) => part);
  expect(parts(ours).sort()).toEqual(parts(stock).sort());
});

test('a redirect shows nothing', () => {
  expect(at('/', <Redirect to="/docs/" />)).toBe('');
});
