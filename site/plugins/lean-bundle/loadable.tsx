/*
 * The part of react-loadable that routes use in the browser: components whose modules arrive later,
 * by `preload` before they are shown. The server renders with the real one.
 */
import {type ComponentType, type ReactNode, useEffect, useState} from 'react';

interface LoadingProps {
  error: unknown;
  isLoading: boolean;
  pastDelay: boolean;
  timedOut: boolean;
  retry: () => void;
}

interface Looks<Loaded> {
  loading: ComponentType<LoadingProps>;
  render: (loaded: Loaded, props: object) => ReactNode;
}

interface Status {
  isLate: boolean;
  error?: unknown;
}

/** After so many milliseconds without the modules the reader is told. */
const PATIENCE = 200;

/** Modules that are fetched once, or again after a failure. */
function createSource<Loaded>(load: () => Promise<Loaded>) {
  let promise: Promise<Loaded> | undefined;
  const source = {
    loaded: undefined as Loaded | undefined,
    preload: () => {
      promise ??= load().then((modules) => {
        source.loaded = modules;
        return modules;
      });
      return promise;
    },
    forget() {
      promise = undefined;
    },
  };
  return source;
}

interface LaterProps<Loaded> extends Looks<Loaded> {
  source: ReturnType<typeof createSource<Loaded>>;
  props: object;
}

function Later<Loaded>({source, loading: Loading, render, props}: LaterProps<Loaded>) {
  const [{error, isLate}, setStatus] = useState<Status>({isLate: false});
  const isLoading = source.loaded === undefined && error === undefined;
  useEffect(() => {
    if (!isLoading) return undefined;
    const timer = setTimeout(() => setStatus({isLate: true}), PATIENCE);
    source.preload().then(
      () => setStatus({isLate: true}),
      (reason) => setStatus({isLate: true, error: reason}),
    );
    return () => clearTimeout(timer);
  }, [isLoading, source]);
  if (source.loaded !== undefined) return render(source.loaded, props);
  const retry = () => {
    source.forget();
    setStatus({isLate: false});
  };
  return <Loading {...{error, isLoading, retry}} pastDelay={isLate} timedOut={false} />;
}

function createLoadable<Loaded>(load: () => Promise<Loaded>, {loading, render}: Looks<Loaded>) {
  const source = createSource(load);
  const show = (props: object) => <Later {...{source, loading, render, props}} />;
  return Object.assign(show, {preload: source.preload});
}

type Load = () => Promise<unknown>;
type Modules = Record<string, unknown>;

export default Object.assign(
  (options: {loader: Load} & Looks<unknown>) => createLoadable(options.loader, options),
  {
    /** Loads several modules and renders with all of them by name. */
    Map: (options: {loader: Record<string, Load>} & Looks<Modules>) =>
      createLoadable(async () => {
        const loads = Object.entries(options.loader).map(async ([name, load]) => [
          name,
          await load(),
        ]);
        return Object.fromEntries(await Promise.all(loads)) as Modules;
      }, options),
  },
);
