import { useRouteLoaderData } from 'react-router';
import type { Site } from './load-context.ts';
import type { loader } from './root.tsx';

const unknown: Site = { storefrontUrl: '', sellerAppUrl: '' };

/** The addresses of shop and seller application; empty on an error page that came before they were read. */
export const useSite = (): Site => useRouteLoaderData<typeof loader>('root')?.site ?? unknown;
