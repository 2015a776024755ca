export { cancelOrder } from './cancel-order.ts';
export { payInTransaction } from './pay-order.ts';
export { createPincodeLearner } from './pincode-service.ts';
export { takeOrder } from './take-order.ts';
export { createAutopayHandlers } from './autopay.service.ts';
export { queueAutopay } from './autopay-queue.ts';
export { createOrderDeskHandlers } from './order-desk.service.ts';
export { createOrderHandlers } from './order.service.ts';
export { orderInvariants } from './order-invariants.ts';
export { findOrderBlockers } from './refund-blockers.ts';
export { readOrderFigures } from './order-figures.ts';
export { acceptOrderFiles } from './upload/accept-order-files.ts';
export { createOrderUploadHandlers } from './upload/upload.service.ts';
export { moveOrder, recordOrderEvent, systemActor, type OrderActor } from './move-order.ts';
export { saveConflictNote } from './order-conflict.repository.ts';
export { sumRefunds } from './order-event.repository.ts';
export { listItemsOfOrders, listOrderItems, type OrderItemRecord } from './order-item.repository.ts';
export { orderLifecycle } from './order-lifecycle.ts';
export { listOrderMerchants } from './order-merchant.repository.ts';
export {
  findMerchantOrder,
  findOrder,
  lockMerchantOrder,
  lockOrder,
  type OrderRecord,
} from './order.repository.ts';
export { refreshDeliveryHistory } from './delivery-history.repository.ts';
export { sumPayableOrders } from './autopay.repository.ts';
export {
  listDayMargins,
  listWaitingOrders,
  readRtoReport,
  type ReportSpan,
} from './order-report.repository.ts';
export { loadPaperBrand } from './papers/paper-brand.ts';
