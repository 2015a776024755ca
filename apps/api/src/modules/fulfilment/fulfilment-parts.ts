import type { Carrier } from '@postprocure/connectors/carriers/carrier';
import type { Pool } from '@postprocure/db/pool';
import type { DocumentIssuer } from '../documents/index.ts';
import type { CustomerLinks } from './customer-link.ts';

/** What the steps of a delivery need besides the transaction. */
export interface DeliveryParts {
  issuer: DocumentIssuer;
  links: CustomerLinks;
  storefrontUrl: string;
}

export interface FulfilmentParts extends DeliveryParts {
  database: Pool;
  carrier: Carrier;
}
