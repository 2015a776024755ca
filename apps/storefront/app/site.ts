import { useRouteLoaderData } from 'react-router';
import type { LegalDetails } from '@postprocure/contracts/legal-details';
import type { Site } from './load-context.ts';
import type { loader } from './root.tsx';

const unknown: Site = { storefrontUrl: '', sellerAppUrl: '' };

/** The addresses of shop and seller application; empty on an error page that came before they were read. */
export const useSite = (): Site => useRouteLoaderData<typeof loader>('root')?.site ?? unknown;

/** Null on an error page that came before the settings were read. */
export const useLegalDetails = (): LegalDetails | null =>
  useRouteLoaderData<typeof loader>('root')?.site.legalDetails ?? null;
