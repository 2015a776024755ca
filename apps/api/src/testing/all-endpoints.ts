import {
  invitationEndpoints,
  loginEndpoints,
  passkeyEndpoints,
  passwordEndpoints,
  sessionEndpoints,
  signUpEndpoints,
  loginHistoryEndpoints,
  twoFactorEndpoints,
} from '@postprocure/contracts/accounts/endpoints';
import { agreementEndpoints } from '@postprocure/contracts/agreements/endpoints';
import { importDeskEndpoints } from '@postprocure/contracts/catalogue-import/endpoints';
import { chatDeskEndpoints, chatEndpoints } from '@postprocure/contracts/chat/endpoints';
import { dashboardEndpoints } from '@postprocure/contracts/dashboard/endpoints';
import { documentEndpoints } from '@postprocure/contracts/documents/endpoints';
import { ledgerDeskEndpoints } from '@postprocure/contracts/ledger/endpoints';
import { paymentDeskEndpoints } from '@postprocure/contracts/payments/endpoints';
import { planBillingEndpoints } from '@postprocure/contracts/plan-billing/endpoints';
import {
  balanceRefundEndpoints,
  topUpEndpoints,
  walletEndpoints,
} from '@postprocure/contracts/wallet/endpoints';
import type { Endpoints } from '@postprocure/contracts/endpoints';
import { exportEndpoints, exportFileEndpoints } from '@postprocure/contracts/exports/endpoints';
import { merchantDeskEndpoints, merchantProfileEndpoints } from '@postprocure/contracts/merchants/endpoints';
import {
  orderMessageDeskEndpoints,
  orderMessageEndpoints,
} from '@postprocure/contracts/order-messages/endpoints';
import { cannedReplyEndpoints, inboxEndpoints } from '@postprocure/contracts/inbox/endpoints';
import { cartEndpoints } from '@postprocure/contracts/cart/endpoints';
import { catalogueEndpoints } from '@postprocure/contracts/catalogue/endpoints';
import {
  customerDeliveryEndpoints,
  deliveryEndpoints,
  evidenceEndpoints,
  fulfilmentDeskEndpoints,
} from '@postprocure/contracts/fulfilment/endpoints';
import { healthEndpoints } from '@postprocure/contracts/health/endpoints';
import { notificationEndpoints } from '@postprocure/contracts/notifications/endpoints';
import {
  autopayEndpoints,
  orderDeskEndpoints,
  orderEndpoints,
  orderUploadEndpoints,
} from '@postprocure/contracts/orders/endpoints';
import { operationEndpoints } from '@postprocure/contracts/operations/endpoints';
import { merchantPlanEndpoints, planEndpoints } from '@postprocure/contracts/plans/endpoints';
import { privacyEndpoints } from '@postprocure/contracts/privacy/endpoints';
import { profileEndpoints } from '@postprocure/contracts/profile/endpoints';
import { pricingEndpoints, subscriptionEndpoints } from '@postprocure/contracts/subscriptions/endpoints';
import { shipmentEndpoints } from '@postprocure/contracts/shipments/endpoints';
import { teamEndpoints } from '@postprocure/contracts/team/endpoints';
import {
  merchantTicketEndpoints,
  ticketDeskEndpoints,
  ticketEndpoints,
} from '@postprocure/contracts/tickets/endpoints';

/** All endpoint declarations. The type ensures that none is missing. */
export const allEndpoints: Endpoints = {
  ...agreementEndpoints,
  ...chatDeskEndpoints,
  ...chatEndpoints,
  ...documentEndpoints,
  ...ledgerDeskEndpoints,
  ...paymentDeskEndpoints,
  ...planBillingEndpoints,
  ...balanceRefundEndpoints,
  ...topUpEndpoints,
  ...walletEndpoints,
  ...dashboardEndpoints,
  ...customerDeliveryEndpoints,
  ...deliveryEndpoints,
  ...evidenceEndpoints,
  ...fulfilmentDeskEndpoints,
  ...exportEndpoints,
  ...exportFileEndpoints,
  ...cannedReplyEndpoints,
  ...inboxEndpoints,
  ...merchantTicketEndpoints,
  ...cartEndpoints,
  ...catalogueEndpoints,
  ...healthEndpoints,
  ...importDeskEndpoints,
  ...invitationEndpoints,
  ...loginEndpoints,
  ...merchantDeskEndpoints,
  ...merchantPlanEndpoints,
  ...merchantProfileEndpoints,
  ...notificationEndpoints,
  ...operationEndpoints,
  ...passkeyEndpoints,
  ...autopayEndpoints,
  ...orderDeskEndpoints,
  ...orderEndpoints,
  ...orderMessageDeskEndpoints,
  ...orderMessageEndpoints,
  ...orderUploadEndpoints,
  ...passwordEndpoints,
  ...planEndpoints,
  ...pricingEndpoints,
  ...privacyEndpoints,
  ...profileEndpoints,
  ...sessionEndpoints,
  ...shipmentEndpoints,
  ...signUpEndpoints,
  ...subscriptionEndpoints,
  ...teamEndpoints,
  ...ticketDeskEndpoints,
  ...ticketEndpoints,
  ...loginHistoryEndpoints,
  ...twoFactorEndpoints,
};
