export { deliveryRoutes } from './delivery.routes.ts';
export { createDelivery, type DeliveryService } from './delivery.service.ts';
