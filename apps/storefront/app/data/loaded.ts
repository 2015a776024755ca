import { useEffect, useMemo, useState } from 'react';
import { AppError } from '@postprocure/contracts/app-error';

/** The result of a call: its value, or the error message to show. */
export type Loaded<T> = { value: T } | { failure: string };

/** Data for a page: a value in server-rendered pages, a promise after client-side navigation. */
export type Loadable<T> = Loaded<T> | Promise<Loaded<T>>;

/** A value as a JSON string. The router takes much longer to serialize many small objects than one string. */
interface JsonText<T> {
  json: string;
  /** Only for the type checker. */
  type?: T;
}

/** Data for a page with many small objects. Server-rendered pages contain it as a JSON string. */
export type PageData<T> = Loadable<T> | JsonText<T>;

export const toJsonText = <T>(value: T): JsonText<T> => ({ json: JSON.stringify(value) });

function readJsonText<T>({ json }: JsonText<T>): T {
  // Not checked, because `toJsonText` wrote it on our own server.
  const parse: (text: string) => T = JSON.parse;
  return parse(json);
}

/** Never rejects, so that leaving a page before a response arrives causes no unhandled rejection. */
export const settle = <T>(call: Promise<T>): Promise<Loaded<T>> =>
  call.then(
    (value) => ({ value }),
    (error: unknown) => ({ failure: error instanceof Error ? error.message : String(error) }),
  );

/**
 * Turns expected errors into a failure with the error's message. Rethrows bugs, whose messages are only for the log.
 */
export async function settleExpected<T>(call: Promise<T>): Promise<Loaded<T>> {
  try {
    return { value: await call };
  } catch (error) {
    if (error instanceof AppError) return { failure: error.message };
    throw error;
  }
}

export const mapLoadable = <T, U>(loadable: Loadable<T>, change: (value: T) => U): Loadable<U> =>
  loadable instanceof Promise
    ? loadable.then((loaded) => mapLoaded(loaded, change))
    : mapLoaded(loadable, change);

export const mapLoaded = <T, U>(loaded: Loaded<T>, change: (value: T) => U): Loaded<U> =>
  'value' in loaded ? { value: change(loaded.value) } : loaded;

interface Arrival<T> {
  /** Undefined while the data is loading. */
  current: Loaded<T> | undefined;
  /**
   * Keeps the previous value while a new one is loading, for parts of the page that should not disappear meanwhile.
   */
  latest: T | undefined;
}

export function useLoaded<T>(given: PageData<T>): Arrival<T> {
  const loadable = useMemo(
    (): Loadable<T> => ('json' in given ? { value: readJsonText(given) } : given),
    [given],
  );
  const [arrived, setArrived] = useState(() => ({
    from: loadable,
    loaded: loadable instanceof Promise ? undefined : loadable,
    latest: valueOf(loadable),
  }));

  useEffect(() => {
    if (!(loadable instanceof Promise)) return;
    let left = false;
    void loadable.then((loaded) => {
      if (left) return;
      setArrived(({ latest }) => ({ from: loadable, loaded, latest: valueOf(loaded) ?? latest }));
    });
    return () => {
      left = true;
    };
  }, [loadable]);

  if (!(loadable instanceof Promise)) return { current: loadable, latest: valueOf(loadable) };
  return { current: arrived.from === loadable ? arrived.loaded : undefined, latest: arrived.latest };
}

const valueOf = <T>(loadable: Loadable<T>): T | undefined =>
  'value' in loadable ? loadable.value : undefined;
