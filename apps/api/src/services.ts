import { openPool } from '@postprocure/db/pool';
import { createAccounts, type AccountsService } from './modules/accounts/index.ts';
import { createCart, type CartService } from './modules/cart/index.ts';
import { createCatalogue, type CatalogueService } from './modules/catalogue/index.ts';
import { createChat, type ChatService } from './modules/chat/index.ts';
import { createDelivery, type DeliveryService } from './modules/delivery/index.ts';
import { createHealthService, type HealthService } from './modules/health/index.ts';
import { createMedia, type MediaService } from './modules/media/index.ts';
import { createPlans, type PlansService } from './modules/plans/index.ts';
import { createShipments, type ShipmentsService } from './modules/shipments/index.ts';
import { createSubscriptions, type SubscriptionsService } from './modules/subscriptions/index.ts';

export interface ServicesOptions {
  databaseUrl: string;
  /** Where rendered pictures are kept; may be emptied at any time. */
  mediaDirectory: string;
  /** At least 32 bytes; signs the tokens that a login hands out. */
  signingKey: Uint8Array;
  /** Public addresses: mails link to them, and where one is https, its cookies travel over nothing else. */
  storefrontUrl: string;
  sellerAppUrl: string;
}

export interface Services {
  accounts: AccountsService;
  cart: CartService;
  catalogue: CatalogueService;
  chat: ChatService;
  delivery: DeliveryService;
  health: HealthService;
  media: MediaService;
  plans: PlansService;
  shipments: ShipmentsService;
  subscriptions: SubscriptionsService;
  close(): Promise<void>;
}

export function createServices(options: ServicesOptions): Services {
  const { databaseUrl } = options;
  // A generic plan saves the search a millisecond of planning and cannot tip over into a walk by popularity.
  const reads = openPool(databaseUrl, {
    max: 10,
    settings: { plan_cache_mode: 'force_generic_plan' },
    statementTimeoutMs: 5000,
    applicationName: 'post-procure-reads',
  });
  const writes = openPool(databaseUrl, { max: 10, applicationName: 'post-procure-writes' });
  const probe = openPool(databaseUrl, {
    max: 1,
    statementTimeoutMs: 1000,
    applicationName: 'post-procure-health',
  });
  const pools = [reads, writes, probe];
  // An idle connection that breaks, as when the database restarts, is replaced at its next use. Without a
  // listener its error would end the process.
  for (const pool of pools) pool.on('error', () => undefined);
  const accounts = createAccounts({
    database: writes,
    signingKey: options.signingKey,
    secureCookies: options.sellerAppUrl.startsWith('https:'),
    sellerAppUrl: options.sellerAppUrl,
  });
  return {
    accounts,
    cart: createCart({
      database: writes,
      accounts,
      secureCookies: options.storefrontUrl.startsWith('https:'),
    }),
    catalogue: createCatalogue({ reads }),
    chat: createChat({ database: writes, secureCookies: options.storefrontUrl.startsWith('https:') }),
    delivery: createDelivery({ reads }),
    health: createHealthService({ database: probe }),
    media: createMedia({ directory: options.mediaDirectory, reads }),
    plans: createPlans({ reads }),
    shipments: createShipments({ reads }),
    subscriptions: createSubscriptions({ database: writes }),
    close: async () => {
      await Promise.all(pools.map((pool) => pool.end()));
    },
  };
}
