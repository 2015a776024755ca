export { createDelivery, type DeliveryService } from './delivery-estimate.service.ts';
