import { useMatches } from 'react-router';

export interface RouteHandle {
  /** The page has no interactive parts, so it is sent without the scripts of the framework. */
  noScripts?: boolean;
}

export const useNoScripts = (): boolean =>
  useMatches().some(({ handle }) => (handle as RouteHandle | undefined)?.noScripts === true);
