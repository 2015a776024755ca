import { openPool, type Executor } from '@postprocure/db/pool';
import { createAccounts, type AccountsService } from './modules/accounts/index.ts';
import { createAgreements, type AgreementsService } from './modules/agreements/index.ts';
import { createBusiness, type BusinessService } from './modules/business/index.ts';
import { createCart, type CartService } from './modules/cart/index.ts';
import { createCatalogue, type CatalogueService } from './modules/catalogue/index.ts';
import { createChat, type ChatService } from './modules/chat/index.ts';
import { createDashboard, type DashboardService } from './modules/dashboard/index.ts';
import { createDelivery, type DeliveryService } from './modules/delivery/index.ts';
import { createDesk, type DeskService } from './modules/desk/index.ts';
import { createEnquiries, type EnquiriesService } from './modules/enquiries/index.ts';
import { createExports, type ExportsService } from './modules/exports/index.ts';
import { createHealthService, type HealthService } from './modules/health/index.ts';
import { createMedia, type MediaService } from './modules/media/index.ts';
import { createMerchantPlans, type MerchantPlansService } from './modules/merchant-plans/index.ts';
import { createMerchants, type MerchantsService } from './modules/merchants/index.ts';
import { createOperations, type OperationsService } from './modules/operations/index.ts';
import { createNotifications, type NotificationsService } from './modules/notifications/index.ts';
import { createPlans, type PlansService } from './modules/plans/index.ts';
import { createPrivacy, type PrivacyService } from './modules/privacy/index.ts';
import { createProfile, type ProfileService } from './modules/profile/index.ts';
import { createShipments, type ShipmentsService } from './modules/shipments/index.ts';
import { createSubscriptions, type SubscriptionsService } from './modules/subscriptions/index.ts';
import { createTeam, type TeamService } from './modules/team/index.ts';

export interface ServicesOptions {
  databaseUrl: string;
  /** Where rendered pictures are kept; may be emptied at any time. */
  mediaDirectory: string;
  /** Where files that people send us are kept, for as long as what they belong to. */
  uploadsDirectory: string;
  /** Forms a client may send within ten minutes; 0 switches the limit off. */
  maxSubmissions?: number;
  /** Where exports lie until their links expire; the worker writes there too. */
  exportDirectory: string;
  /** At least 32 bytes; signs the tokens that a login hands out. */
  signingKey: Uint8Array;
  /** Public addresses: mails link to them, and where one is https, its cookies travel over nothing else. */
  storefrontUrl: string;
  sellerAppUrl: string;
  /** How many times longer than usual the database may take: on a machine that has much else to do. */
  patience?: number;
}

export interface Services {
  accounts: AccountsService;
  agreements: AgreementsService;
  business: BusinessService;
  cart: CartService;
  catalogue: CatalogueService;
  chat: ChatService;
  dashboard: DashboardService;
  delivery: DeliveryService;
  desk: DeskService;
  enquiries: EnquiriesService;
  exports: ExportsService;
  health: HealthService;
  media: MediaService;
  merchantPlans: MerchantPlansService;
  merchants: MerchantsService;
  operations: OperationsService;
  notifications: NotificationsService;
  /** For pictures that people have uploaded. */
  pictures: { reads: Executor };
  plans: PlansService;
  privacy: PrivacyService;
  profile: ProfileService;
  shipments: ShipmentsService;
  subscriptions: SubscriptionsService;
  team: TeamService;
  close(): Promise<void>;
}

export function createServices(options: ServicesOptions): Services {
  const { databaseUrl, patience = 1 } = options;
  const connectionTimeoutMs = 5000 * patience;
  const healthyWithinMs = 1000 * patience;
  // A generic plan saves the search a millisecond of planning and cannot tip over into a walk by popularity.
  const reads = openPool(databaseUrl, {
    max: 10,
    settings: { plan_cache_mode: 'force_generic_plan' },
    connectionTimeoutMs,
    statementTimeoutMs: 5000 * patience,
    applicationName: 'post-procure-reads',
  });
  const writes = openPool(databaseUrl, {
    max: 10,
    connectionTimeoutMs,
    statementTimeoutMs: 30_000 * patience,
    applicationName: 'post-procure-writes',
  });
  const probe = openPool(databaseUrl, {
    max: 1,
    connectionTimeoutMs,
    statementTimeoutMs: healthyWithinMs,
    applicationName: 'post-procure-health',
  });
  const pools = [reads, writes, probe];
  const accounts = createAccounts({
    database: writes,
    signingKey: options.signingKey,
    secureCookies: options.sellerAppUrl.startsWith('https:'),
    sellerAppUrl: options.sellerAppUrl,
  });
  const chat = createChat({
    database: writes,
    secureCookies: options.storefrontUrl.startsWith('https:'),
  });
  const enquiries = createEnquiries({
    database: writes,
    uploadsDirectory: options.uploadsDirectory,
    hashKey: options.signingKey,
    maxSubmissions: options.maxSubmissions ?? 30,
  });
  return {
    accounts,
    agreements: createAgreements({ database: writes }),
    business: createBusiness({ database: writes, accounts, signingKey: options.signingKey }),
    cart: createCart({
      database: writes,
      accounts,
      secureCookies: options.storefrontUrl.startsWith('https:'),
    }),
    catalogue: createCatalogue({ reads }),
    chat,
    dashboard: createDashboard({ database: writes }),
    delivery: createDelivery({ reads }),
    desk: createDesk({ database: writes, enquiries: enquiries.desk, chats: chat.desk }),
    enquiries,
    exports: createExports({
      database: writes,
      directory: options.exportDirectory,
      storefrontUrl: options.storefrontUrl,
      sellerAppUrl: options.sellerAppUrl,
      signingKey: options.signingKey,
    }),
    health: createHealthService({ database: probe, answerWithinMs: healthyWithinMs }),
    media: createMedia({ directory: options.mediaDirectory, reads }),
    merchantPlans: createMerchantPlans({ database: writes }),
    merchants: createMerchants({ database: writes }),
    operations: createOperations({ database: writes }),
    notifications: createNotifications({ database: writes }),
    pictures: { reads },
    plans: createPlans({ reads }),
    privacy: createPrivacy({ database: writes, accounts, sellerAppUrl: options.sellerAppUrl }),
    profile: createProfile({ database: writes, accounts, sellerAppUrl: options.sellerAppUrl }),
    shipments: createShipments({ reads }),
    subscriptions: createSubscriptions({ database: writes }),
    team: createTeam({ database: writes, accounts }),
    close: async () => {
      await Promise.all(pools.map((pool) => pool.end()));
    },
  };
}
