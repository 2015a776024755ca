export { askServiceability } from './ask-serviceability.ts';
export { acceptEvidence } from './accept-evidence.ts';
export { createCustomerDeliveryHandlers } from './customer-delivery.service.ts';
export { createCustomerLinks } from './customer-link.ts';
export {
  bookDemoParcels,
  decideDemoDispute,
  disputeDemoAttempt,
  inspectDemoReturn,
  makeDemoClaim,
  scanDemoParcels,
  type DemoScan,
} from './demo-parcel.ts';
export { createDeliveryHandlers, createEvidenceHandlers } from './delivery.service.ts';
export { createFulfilmentDeskHandlers } from './fulfilment-desk.service.ts';
export { fulfilmentInvariants } from './fulfilment-invariants.ts';
export { openShipping, type Shipping, type ShiprocketKeys } from './open-shipping.ts';
export { trackingWebhookRoutes } from './tracking-webhook.ts';
