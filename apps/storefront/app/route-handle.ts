import { useMatches } from 'react-router';

export interface RouteHandle {
  /** Whether the page is sent without the framework's scripts, because it has no interactive parts. */
  noScripts?: boolean;
}

export const useNoScripts = (): boolean =>
  useMatches().some(({ handle }) => (handle as RouteHandle | undefined)?.noScripts === true);
