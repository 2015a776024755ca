export { createDelivery, type DeliveryService } from './delivery.service.ts';
