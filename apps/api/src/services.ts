import type { PlanComparison } from '@postprocure/contracts/plans/plan';
import { openPool, type Executor, type Pool } from '@postprocure/db/pool';
import {
  createAccountsContext,
  createInvitationHandlers,
  createLoginHandlers,
  createPasswordHandlers,
  createSessionHandlers,
  createSignUpHandlers,
  createTwoFactorHandlers,
  type AccountsContext,
} from './modules/accounts/index.ts';
import { createAgreementHandlers } from './modules/agreements/index.ts';
import { createCart, type CartService } from './modules/cart/index.ts';
import { createCatalogue, type CatalogueService } from './modules/catalogue/index.ts';
import { createChat, type ChatService } from './modules/chat/index.ts';
import { createDashboardHandlers } from './modules/dashboard/index.ts';
import { createDelivery, type DeliveryService } from './modules/shipments/delivery-estimates.ts';
import { createDesk, type DeskService } from './modules/inbox/index.ts';
import { createTickets, type TicketsService } from './modules/tickets/index.ts';
import { createDocumentHandlers } from './modules/documents/index.ts';
import { createExportFileHandlers, createExportHandlers } from './modules/exports/index.ts';
import { createHealthService, type HealthService } from './modules/health/index.ts';
import { createLedgerDeskHandlers } from './modules/ledger/index.ts';
import { createLiveUpdates, type LiveUpdates } from './modules/live-updates/index.ts';
import { createMedia, type MediaService } from './modules/images/index.ts';
import { createMerchantDeskHandlers, createMerchantProfileHandlers } from './modules/merchants/index.ts';
import { createOperationHandlers } from './modules/operations/index.ts';
import { createNotificationHandlers } from './modules/notifications/index.ts';
import {
  createBalanceRefundHandlers,
  createPaymentDeskHandlers,
  createTopUpHandlers,
  type Payments,
} from './modules/payments/index.ts';
import { createPlanBillingHandlers, findPlanBlockers } from './modules/plan-billing/index.ts';
import { comparePlans, createMerchantPlanHandlers, createPlanHandlers } from './modules/plans/index.ts';
import { createPrivacyHandlers } from './modules/privacy/index.ts';
import { createProfileHandlers } from './modules/profile/index.ts';
import { createShipments, type ShipmentsService } from './modules/shipments/index.ts';
import { createPricingHandlers, createSubscriptionHandlers } from './modules/subscriptions/index.ts';
import { createTeamHandlers } from './modules/team/index.ts';
import { createWalletHandlers } from './modules/wallet/index.ts';
import { moneyInvariants } from './money-invariants.ts';

export interface ServicesOptions {
  databaseUrl: string;
  /** Where rendered images are kept; may be emptied at any time. */
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
  payments: Payments;
  /** How often open pages are sent a sign of life, and their sessions checked. */
  heartbeatMs?: number;
  /** How many times longer than usual the database may take: on a machine that has much else to do. */
  patience?: number;
}

export interface Services {
  accounts: AccountsContext;
  balanceRefunds: ReturnType<typeof createBalanceRefundHandlers>;
  documents: ReturnType<typeof createDocumentHandlers>;
  liveUpdates: LiveUpdates;
  ledgerDesk: ReturnType<typeof createLedgerDeskHandlers>;
  paymentDesk: ReturnType<typeof createPaymentDeskHandlers>;
  /** For the routes that the payment gateway calls, and the sandbox. */
  payments: Payments & { database: Pool };
  planBilling: ReturnType<typeof createPlanBillingHandlers>;
  topUps: ReturnType<typeof createTopUpHandlers>;
  wallet: ReturnType<typeof createWalletHandlers>;
  agreements: ReturnType<typeof createAgreementHandlers>;
  cart: CartService;
  catalogue: CatalogueService;
  chat: ChatService;
  dashboard: ReturnType<typeof createDashboardHandlers>;
  delivery: DeliveryService;
  desk: DeskService;
  tickets: TicketsService;
  exports: ReturnType<typeof createExportHandlers>;
  exportFiles: ReturnType<typeof createExportFileHandlers>;
  /** Shown to people who open an expired link to an export. */
  expiredFilePage: string;
  health: HealthService;
  media: MediaService;
  merchantDesk: ReturnType<typeof createMerchantDeskHandlers>;
  merchantPlans: ReturnType<typeof createMerchantPlanHandlers>;
  merchantProfile: ReturnType<typeof createMerchantProfileHandlers>;
  operations: ReturnType<typeof createOperationHandlers>;
  invitations: ReturnType<typeof createInvitationHandlers>;
  login: ReturnType<typeof createLoginHandlers>;
  notifications: ReturnType<typeof createNotificationHandlers>;
  passwords: ReturnType<typeof createPasswordHandlers>;
  /** For images that people have uploaded. */
  images: { reads: Executor };
  /** For the plans page of the storefront, which is rendered in this process. */
  plans: { compare(): Promise<PlanComparison> };
  planComparison: ReturnType<typeof createPlanHandlers>;
  pricing: ReturnType<typeof createPricingHandlers>;
  privacy: ReturnType<typeof createPrivacyHandlers>;
  profile: ReturnType<typeof createProfileHandlers>;
  sessions: ReturnType<typeof createSessionHandlers>;
  signUp: ReturnType<typeof createSignUpHandlers>;
  shipments: ShipmentsService;
  subscriptions: ReturnType<typeof createSubscriptionHandlers>;
  team: ReturnType<typeof createTeamHandlers>;
  twoFactor: ReturnType<typeof createTwoFactorHandlers>;
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
  const listening = openPool(databaseUrl, {
    max: 2,
    connectionTimeoutMs,
    applicationName: 'post-procure-live-updates',
  });
  const liveUpdates = createLiveUpdates({
    pool: listening,
    ...(options.heartbeatMs !== undefined && { heartbeatMs: options.heartbeatMs }),
  });
  const pools = [reads, writes, probe, listening];
  const accounts = createAccountsContext({
    database: writes,
    signingKey: options.signingKey,
    secureCookies: options.sellerAppUrl.startsWith('https:'),
    sellerAppUrl: options.sellerAppUrl,
  });
  const chat = createChat({
    database: writes,
    secureCookies: options.storefrontUrl.startsWith('https:'),
  });
  const tickets = createTickets({
    database: writes,
    uploadsDirectory: options.uploadsDirectory,
    hashKey: options.signingKey,
    maxSubmissions: options.maxSubmissions ?? 30,
  });
  const { payments } = options;
  const { gateway, issuer, sandbox } = payments;
  const topUps = { database: writes, gateway, sandboxCheckoutUrl: sandbox?.checkoutUrl ?? null };
  const exports = {
    database: writes,
    directory: options.exportDirectory,
    storefrontUrl: options.storefrontUrl,
    signingKey: options.signingKey,
  };
  return {
    accounts,
    balanceRefunds: createBalanceRefundHandlers({
      database: writes,
      accounts,
      findOtherBlockers: findPlanBlockers,
    }),
    documents: createDocumentHandlers({ database: writes }),
    liveUpdates,
    ledgerDesk: createLedgerDeskHandlers({ database: writes, invariants: moneyInvariants }),
    paymentDesk: createPaymentDeskHandlers({ database: writes, gateway }),
    payments: { ...payments, database: writes },
    planBilling: createPlanBillingHandlers({ ...topUps, issuer }),
    topUps: createTopUpHandlers(topUps),
    wallet: createWalletHandlers({ database: writes, isDemo: gateway.mode === 'sandbox' }),
    agreements: createAgreementHandlers({ database: writes }),
    cart: createCart({
      database: writes,
      accounts,
      secureCookies: options.storefrontUrl.startsWith('https:'),
    }),
    catalogue: createCatalogue({ reads }),
    chat,
    dashboard: createDashboardHandlers({ database: writes }),
    delivery: createDelivery({ reads }),
    desk: createDesk({ database: writes, tickets: tickets.desk, chats: chat.desk }),
    tickets,
    exports: createExportHandlers(exports),
    exportFiles: createExportFileHandlers(exports),
    expiredFilePage: `${options.sellerAppUrl}/expired-file`,
    health: createHealthService({ database: probe, answerWithinMs: healthyWithinMs }),
    media: createMedia({ directory: options.mediaDirectory, reads }),
    merchantDesk: createMerchantDeskHandlers({ database: writes }),
    merchantPlans: createMerchantPlanHandlers({ database: writes }),
    merchantProfile: createMerchantProfileHandlers({
      database: writes,
      accounts,
      signingKey: options.signingKey,
    }),
    operations: createOperationHandlers({ database: writes }),
    invitations: createInvitationHandlers(accounts),
    login: createLoginHandlers(accounts),
    notifications: createNotificationHandlers({ database: writes }),
    passwords: createPasswordHandlers(accounts),
    images: { reads },
    plans: { compare: () => comparePlans(reads) },
    planComparison: createPlanHandlers({ reads }),
    pricing: createPricingHandlers({ database: writes }),
    privacy: createPrivacyHandlers({ database: writes, accounts, sellerAppUrl: options.sellerAppUrl }),
    profile: createProfileHandlers({ database: writes, accounts, sellerAppUrl: options.sellerAppUrl }),
    sessions: createSessionHandlers(accounts),
    signUp: createSignUpHandlers(accounts),
    shipments: createShipments({ reads }),
    subscriptions: createSubscriptionHandlers({ database: writes }),
    team: createTeamHandlers({ database: writes, accounts }),
    twoFactor: createTwoFactorHandlers(accounts),
    close: async () => {
      await liveUpdates.close();
      await Promise.all(pools.map((pool) => pool.end()));
    },
  };
}
