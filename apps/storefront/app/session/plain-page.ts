import { useRouteError } from 'react-router';
import { useNoScripts } from '../route-handle.ts';

/**
 * Whether the page is sent without the framework's scripts: it has no interactive parts, or it is an error page. After
 * client-side navigation the scripts are already loaded.
 */
export const usePlainPage: () => boolean = import.meta.env.SSR ? useServerPage : () => false;

function useServerPage(): boolean {
  const noScripts = useNoScripts();
  const hasFailed = Boolean(useRouteError());
  return noScripts || hasFailed;
}
