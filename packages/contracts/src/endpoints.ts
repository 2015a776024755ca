import type {
  invitationEndpoints,
  loginEndpoints,
  passkeyEndpoints,
  passwordEndpoints,
  sessionEndpoints,
  signUpEndpoints,
  loginHistoryEndpoints,
  twoFactorEndpoints,
} from './accounts/endpoints.ts';
import type { documentEndpoints } from './documents/endpoints.ts';
import type { ledgerDeskEndpoints } from './ledger/endpoints.ts';
import type { paymentDeskEndpoints } from './payments/endpoints.ts';
import type { planBillingEndpoints } from './plan-billing/endpoints.ts';
import type { balanceRefundEndpoints, topUpEndpoints, walletEndpoints } from './wallet/endpoints.ts';
import type { agreementEndpoints } from './agreements/endpoints.ts';
import type { importDeskEndpoints } from './catalogue-import/endpoints.ts';
import type { chatDeskEndpoints, chatEndpoints } from './chat/endpoints.ts';
import type { exportEndpoints, exportFileEndpoints } from './exports/endpoints.ts';
import type { merchantDeskEndpoints, merchantProfileEndpoints } from './merchants/endpoints.ts';
import type { orderMessageDeskEndpoints, orderMessageEndpoints } from './order-messages/endpoints.ts';
import type { cannedReplyEndpoints, inboxEndpoints } from './inbox/endpoints.ts';
import type { cartEndpoints } from './cart/endpoints.ts';
import type { catalogueEndpoints } from './catalogue/endpoints.ts';
import type { dashboardEndpoints } from './dashboard/endpoints.ts';
import type {
  customerDeliveryEndpoints,
  deliveryEndpoints,
  evidenceEndpoints,
  fulfilmentDeskEndpoints,
} from './fulfilment/endpoints.ts';
import type { healthEndpoints } from './health/endpoints.ts';
import type { notificationEndpoints } from './notifications/endpoints.ts';
import type {
  autopayEndpoints,
  orderDeskEndpoints,
  orderEndpoints,
  orderUploadEndpoints,
} from './orders/endpoints.ts';
import type { operationEndpoints } from './operations/endpoints.ts';
import type { merchantPlanEndpoints, planEndpoints } from './plans/endpoints.ts';
import type { privacyEndpoints } from './privacy/endpoints.ts';
import type { profileEndpoints } from './profile/endpoints.ts';
import type { pricingEndpoints, subscriptionEndpoints } from './subscriptions/endpoints.ts';
import type { shipmentEndpoints } from './shipments/endpoints.ts';
import type { teamEndpoints } from './team/endpoints.ts';
import type { merchantTicketEndpoints, ticketDeskEndpoints, ticketEndpoints } from './tickets/endpoints.ts';

/** All endpoints of the API. Types only, so that browsers don't load the schemas. */
export type Endpoints = typeof teamEndpoints &
  typeof agreementEndpoints &
  typeof chatDeskEndpoints &
  typeof chatEndpoints &
  typeof documentEndpoints &
  typeof ledgerDeskEndpoints &
  typeof paymentDeskEndpoints &
  typeof planBillingEndpoints &
  typeof balanceRefundEndpoints &
  typeof topUpEndpoints &
  typeof walletEndpoints &
  typeof dashboardEndpoints &
  typeof customerDeliveryEndpoints &
  typeof deliveryEndpoints &
  typeof evidenceEndpoints &
  typeof fulfilmentDeskEndpoints &
  typeof exportEndpoints &
  typeof exportFileEndpoints &
  typeof cannedReplyEndpoints &
  typeof inboxEndpoints &
  typeof merchantTicketEndpoints &
  typeof cartEndpoints &
  typeof catalogueEndpoints &
  typeof healthEndpoints &
  typeof importDeskEndpoints &
  typeof invitationEndpoints &
  typeof loginEndpoints &
  typeof merchantDeskEndpoints &
  typeof merchantPlanEndpoints &
  typeof merchantProfileEndpoints &
  typeof notificationEndpoints &
  typeof operationEndpoints &
  typeof passkeyEndpoints &
  typeof autopayEndpoints &
  typeof orderDeskEndpoints &
  typeof orderEndpoints &
  typeof orderMessageDeskEndpoints &
  typeof orderMessageEndpoints &
  typeof orderUploadEndpoints &
  typeof passwordEndpoints &
  typeof planEndpoints &
  typeof pricingEndpoints &
  typeof privacyEndpoints &
  typeof profileEndpoints &
  typeof sessionEndpoints &
  typeof shipmentEndpoints &
  typeof signUpEndpoints &
  typeof subscriptionEndpoints &
  typeof ticketDeskEndpoints &
  typeof ticketEndpoints &
  typeof loginHistoryEndpoints &
  typeof twoFactorEndpoints;
