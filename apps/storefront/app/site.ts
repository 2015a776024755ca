import { useRouteLoaderData } from 'react-router';
import type { LegalDetails } from '@postprocure/contracts/legal-details';
import type { Site } from './load-context.ts';
import type { loader } from './root.tsx';

const unknown: Site = { storefrontUrl: '', sellerAppUrl: '' };

/** The URLs of the storefront and the seller application. Empty on error pages that were rendered without settings. */
export const useSite = (): Site => useRouteLoaderData<typeof loader>('root')?.site ?? unknown;

/** Null on error pages that were rendered without settings. */
export const useLegalDetails = (): LegalDetails | null =>
  useRouteLoaderData<typeof loader>('root')?.site.legalDetails ?? null;
