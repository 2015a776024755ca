import type { FileStore } from '@postprocure/connectors/files/file-store';
import type { MailSender } from '@postprocure/connectors/mail/mail-sender';
import type { Pool } from '@postprocure/db/pool';
import type { TaskList } from 'graphile-worker';
import { accountCrontab, accountTasks } from '../modules/accounts/account-tasks.ts';
import {
  carrierSandboxCrontab,
  carrierSandboxTasks,
} from '../modules/carrier-sandbox/carrier-sandbox-tasks.ts';
import { cartCrontab, cartTasks } from '../modules/cart/cart-tasks.ts';
import { catalogueCrontab, catalogueTasks } from '../modules/catalogue/catalogue-tasks.ts';
import { importCrontab, importTasks } from '../modules/catalogue-import/import-tasks.ts';
import { chatCrontab, chatTasks } from '../modules/chat/chat-tasks.ts';
import { ticketCrontab, ticketTasks } from '../modules/tickets/ticket-tasks.ts';
import { exportCrontab, exportTasks } from '../modules/exports/export-tasks.ts';
import { fulfilmentCrontab, fulfilmentTasks } from '../modules/fulfilment/fulfilment-tasks.ts';
import { createCustomerLinks, type Shipping } from '../modules/fulfilment/index.ts';
import { ledgerCrontab, ledgerTasks } from '../modules/ledger/ledger-tasks.ts';
import { mailCrontab, mailTasks } from '../modules/mail/mail-tasks.ts';
import { merchantPlanCrontab, merchantPlanTasks } from '../modules/plans/merchant-plan-tasks.ts';
import { notificationCrontab, notificationTasks } from '../modules/notifications/notification-tasks.ts';
import { queueAutopay } from '../modules/orders/index.ts';
import { orderMessageCrontab, orderMessageTasks } from '../modules/order-messages/order-message-tasks.ts';
import { orderCrontab, orderTasks } from '../modules/orders/order-tasks.ts';
import { createSecretBox } from '../modules/accounts/index.ts';
import { sandboxTasks } from '../modules/payment-sandbox/index.ts';
import type { PaymentEffects, Payments } from '../modules/payments/index.ts';
import { paymentCrontab, paymentTasks } from '../modules/payments/payment-tasks.ts';
import { createPaymentEffects, createPayPeriod } from '../modules/plan-billing/index.ts';
import { planBillingCrontab, planBillingTasks } from '../modules/plan-billing/plan-billing-tasks.ts';
import { privacyCrontab, privacyTasks } from '../modules/privacy/privacy-tasks.ts';
import { shipmentCrontab, shipmentTasks } from '../modules/shipments/shipment-tasks.ts';
import { subscriptionCrontab, subscriptionTasks } from '../modules/subscriptions/subscription-tasks.ts';
import { walletCrontab, walletTasks } from '../modules/wallet/wallet-tasks.ts';
import { moneyInvariants } from '../money-invariants.ts';

export interface WorkerParts {
  pool: Pool;
  mail: MailSender;
  exportDirectory: string;
  importDirectory: string;
  /** For links in files and emails. */
  storefrontUrl: string;
  sellerAppUrl: string;
  files: FileStore;
  payments: Payments;
  shipping: Shipping;
  /** Decrypts the bank accounts that refunds are paid to. */
  signingKey: Uint8Array;
  previousSigningKey?: Uint8Array | undefined;
}

/** The background tasks of all modules, by name. */
export const workerTasks = ({
  pool,
  mail,
  files,
  exportDirectory,
  importDirectory,
  storefrontUrl,
  sellerAppUrl,
  payments,
  shipping,
  signingKey,
  previousSigningKey,
}: WorkerParts): TaskList => ({
  ...accountTasks(pool),
  ...cartTasks(pool),
  ...catalogueTasks(pool),
  ...chatTasks(pool),
  ...ticketTasks(pool, files),
  ...exportTasks({ database: pool, directory: exportDirectory, storefrontUrl }),
  ...importTasks({ database: pool, directory: importDirectory }),
  ...ledgerTasks(pool, moneyInvariants),
  ...mailTasks(pool, mail),
  ...merchantPlanTasks(pool, createPayPeriod(payments.issuer)),
  ...notificationTasks(pool, sellerAppUrl),
  ...paymentTasks({
    database: pool,
    gateway: payments.gateway,
    effects: payOrdersWhenMoneyArrives(createPaymentEffects(payments.issuer)),
    bankBox: createSecretBox(signingKey, 'bank account', previousSigningKey),
  }),
  ...orderMessageTasks(pool),
  ...orderTasks({ database: pool, issuer: payments.issuer }),
  ...fulfilmentTasks(
    {
      database: pool,
      carrier: shipping.carrier,
      issuer: payments.issuer,
      links: createCustomerLinks(signingKey, sellerAppUrl),
      storefrontUrl,
    },
    files,
  ),
  ...carrierSandboxTasks(pool, shipping.sandbox),
  ...(payments.sandbox && sandboxTasks(pool, payments.sandbox)),
  ...planBillingTasks(pool, payments.issuer),
  ...privacyTasks(pool),
  ...shipmentTasks(pool),
  ...subscriptionTasks(pool),
  ...walletTasks(pool, sellerAppUrl),
});

/** A plan fee that is due comes first, because orders need an active plan. */
const payOrdersWhenMoneyArrives = (effects: PaymentEffects): PaymentEffects => ({
  ...effects,
  queueDueCharge: async (tx, merchantId) => {
    await effects.queueDueCharge(tx, merchantId);
    await queueAutopay(tx, merchantId);
  },
});

/** Recurring tasks, one crontab line each, in UTC. */
export const workerCrontab: string[] = [
  ...accountCrontab,
  ...carrierSandboxCrontab,
  ...cartCrontab,
  ...catalogueCrontab,
  ...chatCrontab,
  ...ticketCrontab,
  ...exportCrontab,
  ...fulfilmentCrontab,
  ...importCrontab,
  ...ledgerCrontab,
  ...mailCrontab,
  ...merchantPlanCrontab,
  ...notificationCrontab,
  ...orderCrontab,
  ...orderMessageCrontab,
  ...paymentCrontab,
  ...planBillingCrontab,
  ...privacyCrontab,
  ...shipmentCrontab,
  ...subscriptionCrontab,
  ...walletCrontab,
];
