import type { StaffTwoFactor } from '@postprocure/contracts/accounts/session';
import type { CancelPolicy } from '@postprocure/contracts/orders/cancel-policy';
import { openPool, type Executor, type Pool } from '@postprocure/db/pool';
import {
  createAccountsContext,
  createInvitationHandlers,
  createLoginHandlers,
  createLoginHistoryHandlers,
  createPasskeyHandlers,
  createPasswordHandlers,
  createSessionHandlers,
  createSignUpHandlers,
  createTwoFactorHandlers,
  type AccountsContext,
} from './modules/accounts/index.ts';
import { createAgreementHandlers } from './modules/agreements/index.ts';
import { createCartHandlers } from './modules/cart/index.ts';
import {
  createCatalogueContext,
  createCatalogueHandlers,
  type CatalogueContext,
} from './modules/catalogue/index.ts';
import { createImportDeskHandlers } from './modules/catalogue-import/index.ts';
import { createChatDeskHandlers, createChatHandlers, listChatInbox } from './modules/chat/index.ts';
import { createDashboardHandlers } from './modules/dashboard/index.ts';
import { createExportFileHandlers, createExportHandlers } from './modules/exports/index.ts';
import {
  askServiceability,
  createCustomerDeliveryHandlers,
  createCustomerLinks,
  createDeliveryHandlers,
  createEvidenceHandlers,
  createFulfilmentDeskHandlers,
  type Shipping,
} from './modules/fulfilment/index.ts';
import {
  createOrderMessageDeskHandlers,
  createOrderMessageHandlers,
  listOrderInbox,
} from './modules/order-messages/index.ts';
import { createCannedReplyHandlers, createInboxHandlers } from './modules/inbox/index.ts';
import {
  createHealthHandlers,
  createStorageStatus,
  readFreeBytes,
  type StorageStatus,
} from './modules/health/index.ts';
import { createProductImages, type ProductImages } from './modules/images/index.ts';
import { createMerchantDeskHandlers, createMerchantProfileHandlers } from './modules/merchants/index.ts';
import { createOperationHandlers } from './modules/operations/index.ts';
import {
  createAutopayHandlers,
  createOrderDeskHandlers,
  createOrderHandlers,
  createOrderUploadHandlers,
  createPincodeLearner,
  findOrderBlockers,
} from './modules/orders/index.ts';
import { createNotificationHandlers } from './modules/notifications/index.ts';
import { createMerchantPlanHandlers, createPlanHandlers } from './modules/plans/index.ts';
import { createDocumentHandlers } from './modules/documents/index.ts';
import { createLedgerDeskHandlers } from './modules/ledger/index.ts';
import { createLiveUpdates, type LiveUpdates } from './modules/live-updates/index.ts';
import {
  createBalanceRefundHandlers,
  createPaymentDeskHandlers,
  createTopUpHandlers,
  type Payments,
} from './modules/payments/index.ts';
import { createPlanBillingHandlers, findPlanBlockers } from './modules/plan-billing/index.ts';
import { createPrivacyHandlers } from './modules/privacy/index.ts';
import { createProfileHandlers } from './modules/profile/index.ts';
import { createShipmentHandlers } from './modules/shipments/index.ts';
import { createPricingHandlers, createSubscriptionHandlers } from './modules/subscriptions/index.ts';
import { createTeamHandlers } from './modules/team/index.ts';
import {
  createMerchantTicketHandlers,
  createTicketContext,
  createTicketDeskHandlers,
  createTicketHandlers,
  listTicketInbox,
  type TicketContext,
} from './modules/tickets/index.ts';
import { createWalletHandlers } from './modules/wallet/index.ts';
import { moneyInvariants } from './money-invariants.ts';

export interface ServicesOptions {
  databaseUrl: string;
  /** A cache of rendered images, which may be deleted at any time. */
  mediaDirectory: string;
  /** Where files attached to tickets are stored. */
  uploadsDirectory: string;
  /** How many forms a client may send within ten minutes; 0 means no limit. */
  maxForms?: number;
  /** How often a client may ask for an email with a link, or use such a link, within ten minutes; 0 means no limit. */
  maxLinks?: number;
  /** Where exports are stored until their links expire. */
  exportDirectory: string;
  /** Where uploaded catalogue files and their reports are stored. */
  importDirectory: string;
  /** The largest catalogue file that can be uploaded. Default 100 MB. */
  importMaxBytes?: number;
  /** Signs access tokens. At least 32 bytes. */
  signingKey: Uint8Array;
  /** Still accepted while the signing key is being replaced. */
  previousSigningKey?: Uint8Array | undefined;
  /** Public URLs, for links in emails. With https, cookies are marked as secure. */
  storefrontUrl: string;
  sellerAppUrl: string;
  payments: Payments;
  /** Whether staff must use two-factor login to open the desk. */
  staffTwoFactor: StaffTwoFactor;
  /** Whether the login page offers the demo users. */
  hasDemoUsers?: boolean;
  cancelPolicy?: CancelPolicy;
  shipping: Shipping;
  /** How often live update streams send a heartbeat and check that the session is still valid. */
  heartbeatMs?: number;
  /** For tests: the free space on disk. */
  readFreeBytes?: () => Promise<number>;
  /** Multiplies the database timeouts, for slow machines. Default 1. */
  patience?: number;
}

export interface Services {
  accounts: AccountsContext;
  balanceRefunds: ReturnType<typeof createBalanceRefundHandlers>;
  documents: ReturnType<typeof createDocumentHandlers>;
  liveUpdates: LiveUpdates;
  ledgerDesk: ReturnType<typeof createLedgerDeskHandlers>;
  paymentDesk: ReturnType<typeof createPaymentDeskHandlers>;
  /** For the sandbox and for the routes that the payment gateway calls. */
  payments: Payments & { database: Pool };
  planBilling: ReturnType<typeof createPlanBillingHandlers>;
  topUps: ReturnType<typeof createTopUpHandlers>;
  wallet: ReturnType<typeof createWalletHandlers>;
  agreements: ReturnType<typeof createAgreementHandlers>;
  cannedReplies: ReturnType<typeof createCannedReplyHandlers>;
  cart: ReturnType<typeof createCartHandlers>;
  catalogue: ReturnType<typeof createCatalogueHandlers>;
  /** Passed to `watchCatalogue`. */
  catalogueContext: CatalogueContext;
  chat: ReturnType<typeof createChatHandlers>;
  chatDesk: ReturnType<typeof createChatDeskHandlers>;
  customerDelivery: ReturnType<typeof createCustomerDeliveryHandlers>;
  dashboard: ReturnType<typeof createDashboardHandlers>;
  delivery: ReturnType<typeof createDeliveryHandlers>;
  evidence: ReturnType<typeof createEvidenceHandlers>;
  exports: ReturnType<typeof createExportHandlers>;
  exportFiles: ReturnType<typeof createExportFileHandlers>;
  /** Shown to people who open an expired link to an export. */
  expiredFilePage: string;
  fulfilmentDesk: ReturnType<typeof createFulfilmentDeskHandlers>;
  health: ReturnType<typeof createHealthHandlers>;
  merchantDesk: ReturnType<typeof createMerchantDeskHandlers>;
  merchantPlans: ReturnType<typeof createMerchantPlanHandlers>;
  merchantTickets: ReturnType<typeof createMerchantTicketHandlers>;
  merchantProfile: ReturnType<typeof createMerchantProfileHandlers>;
  operations: ReturnType<typeof createOperationHandlers>;
  autopay: ReturnType<typeof createAutopayHandlers>;
  orders: ReturnType<typeof createOrderHandlers>;
  orderDesk: ReturnType<typeof createOrderDeskHandlers>;
  orderMessages: ReturnType<typeof createOrderMessageHandlers>;
  orderMessageDesk: ReturnType<typeof createOrderMessageDeskHandlers>;
  orderUploads: ReturnType<typeof createOrderUploadHandlers>;
  importDesk: ReturnType<typeof createImportDeskHandlers>;
  importMaxBytes: number;
  inbox: ReturnType<typeof createInboxHandlers>;
  invitations: ReturnType<typeof createInvitationHandlers>;
  login: ReturnType<typeof createLoginHandlers>;
  loginHistory: ReturnType<typeof createLoginHistoryHandlers>;
  notifications: ReturnType<typeof createNotificationHandlers>;
  passkeys: ReturnType<typeof createPasskeyHandlers>;
  passwords: ReturnType<typeof createPasswordHandlers>;
  images: { products: ProductImages; reads: Executor };
  plans: ReturnType<typeof createPlanHandlers>;
  pricing: ReturnType<typeof createPricingHandlers>;
  privacy: ReturnType<typeof createPrivacyHandlers>;
  profile: ReturnType<typeof createProfileHandlers>;
  sessions: ReturnType<typeof createSessionHandlers>;
  /** For the sandbox and for the routes that the carrier calls. */
  shipping: Shipping & { database: Pool };
  signUp: ReturnType<typeof createSignUpHandlers>;
  shipments: ReturnType<typeof createShipmentHandlers>;
  storage: StorageStatus;
  subscriptions: ReturnType<typeof createSubscriptionHandlers>;
  team: ReturnType<typeof createTeamHandlers>;
  tickets: TicketContext;
  ticketDesk: ReturnType<typeof createTicketDeskHandlers>;
  ticketForms: ReturnType<typeof createTicketHandlers>;
  twoFactor: ReturnType<typeof createTwoFactorHandlers>;
  close(): Promise<void>;
}

export function createServices(options: ServicesOptions): Services {
  const { databaseUrl, patience = 1, importMaxBytes = 100 * 1024 * 1024 } = options;
  const connectionTimeoutMs = 5000 * patience;
  const healthyWithinMs = 1000 * patience;
  // Generic plans save about a millisecond of planning per search, and keep PostgreSQL from switching to a slow plan.
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
    previousSigningKey: options.previousSigningKey,
    secureCookies: options.sellerAppUrl.startsWith('https:'),
    sellerAppUrl: options.sellerAppUrl,
    staffTwoFactor: options.staffTwoFactor,
    hasDemoUsers: options.hasDemoUsers ?? false,
    maxLinks: options.maxLinks ?? 20,
  });
  const catalogueContext = createCatalogueContext({ reads });
  const tickets = createTicketContext({
    database: writes,
    uploadsDirectory: options.uploadsDirectory,
    hashKey: options.signingKey,
    maxForms: options.maxForms ?? 30,
  });
  const storage = createStorageStatus(
    options.readFreeBytes ?? (() => readFreeBytes(options.uploadsDirectory)),
  );
  const { payments } = options;
  const { gateway, issuer, sandbox } = payments;
  const topUps = { database: writes, gateway, sandboxCheckoutUrl: sandbox?.checkoutUrl ?? null };
  const fulfilment = {
    database: writes,
    carrier: options.shipping.carrier,
    issuer,
    links: createCustomerLinks(options.signingKey, options.sellerAppUrl),
    storefrontUrl: options.storefrontUrl,
  };
  const learnPincodes = createPincodeLearner({
    database: writes,
    isServed: askServiceability(options.shipping.carrier),
  });
  const exports = {
    database: writes,
    directory: options.exportDirectory,
    storefrontUrl: options.storefrontUrl,
    signingKey: options.signingKey,
    previousSigningKey: options.previousSigningKey,
  };
  return {
    accounts,
    balanceRefunds: createBalanceRefundHandlers({
      database: writes,
      accounts,
      findOtherBlockers: async (executor, merchantId) => [
        ...(await findPlanBlockers(executor, merchantId)),
        ...(await findOrderBlockers(executor, merchantId)),
      ],
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
    cannedReplies: createCannedReplyHandlers({ database: writes }),
    cart: createCartHandlers({
      database: writes,
      accounts,
      secureCookies: options.storefrontUrl.startsWith('https:'),
    }),
    catalogue: createCatalogueHandlers(catalogueContext),
    catalogueContext,
    chat: createChatHandlers({
      database: writes,
      secureCookies: options.storefrontUrl.startsWith('https:'),
    }),
    chatDesk: createChatDeskHandlers({ database: writes }),
    customerDelivery: createCustomerDeliveryHandlers(fulfilment),
    dashboard: createDashboardHandlers({ database: writes }),
    delivery: createDeliveryHandlers(fulfilment),
    evidence: createEvidenceHandlers({ database: writes, files: tickets.files }),
    exports: createExportHandlers(exports),
    exportFiles: createExportFileHandlers(exports),
    expiredFilePage: `${options.sellerAppUrl}/expired-file`,
    health: createHealthHandlers({ database: probe, timeoutMs: healthyWithinMs, storage }),
    fulfilmentDesk: createFulfilmentDeskHandlers({ ...fulfilment, files: tickets.files }),
    merchantDesk: createMerchantDeskHandlers({ database: writes }),
    merchantPlans: createMerchantPlanHandlers({ database: writes }),
    merchantTickets: createMerchantTicketHandlers(tickets),
    merchantProfile: createMerchantProfileHandlers({
      database: writes,
      accounts,
      signingKey: options.signingKey,
      previousSigningKey: options.previousSigningKey,
    }),
    operations: createOperationHandlers({ database: writes }),
    autopay: createAutopayHandlers({ database: writes }),
    orders: createOrderHandlers({
      database: writes,
      issuer,
      learnPincodes,
      cancelPolicy: options.cancelPolicy ?? 'untilDispatch',
    }),
    orderDesk: createOrderDeskHandlers({ database: writes, issuer }),
    orderMessages: createOrderMessageHandlers({ database: writes }),
    orderMessageDesk: createOrderMessageDeskHandlers({ database: writes }),
    orderUploads: createOrderUploadHandlers({ database: writes, learnPincodes }),
    importDesk: createImportDeskHandlers({
      database: writes,
      directory: options.importDirectory,
      maxBytes: importMaxBytes,
    }),
    importMaxBytes,
    inbox: createInboxHandlers({
      database: writes,
      listTickets: listTicketInbox,
      listChats: listChatInbox,
      listOrders: listOrderInbox,
    }),
    invitations: createInvitationHandlers(accounts),
    login: createLoginHandlers(accounts),
    loginHistory: createLoginHistoryHandlers(accounts),
    notifications: createNotificationHandlers({ database: writes }),
    passkeys: createPasskeyHandlers(accounts),
    passwords: createPasswordHandlers(accounts),
    images: { products: createProductImages({ directory: options.mediaDirectory, reads }), reads },
    plans: createPlanHandlers({ reads }),
    pricing: createPricingHandlers({ database: writes }),
    privacy: createPrivacyHandlers({ database: writes, accounts, sellerAppUrl: options.sellerAppUrl }),
    profile: createProfileHandlers({ database: writes, accounts, sellerAppUrl: options.sellerAppUrl }),
    sessions: createSessionHandlers(accounts),
    signUp: createSignUpHandlers(accounts),
    shipments: createShipmentHandlers({ reads }),
    storage,
    shipping: { ...options.shipping, database: writes },
    subscriptions: createSubscriptionHandlers({ database: writes }),
    team: createTeamHandlers({ database: writes, accounts }),
    tickets,
    ticketDesk: createTicketDeskHandlers(tickets),
    ticketForms: createTicketHandlers(tickets),
    twoFactor: createTwoFactorHandlers(accounts),
    close: async () => {
      await liveUpdates.close();
      await Promise.all(pools.map((pool) => pool.end()));
    },
  };
}
