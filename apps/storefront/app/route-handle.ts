import { useMatches } from 'react-router';

export interface RouteHandle {
  /** The page has no interactive parts: it is sent without any of the framework's scripts. */
  noScripts?: boolean;
}

export const useNoScripts = (): boolean =>
  useMatches().some(({ handle }) => (handle as RouteHandle | undefined)?.noScripts === true);
