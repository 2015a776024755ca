export { createShipmentHandlers } from './shipment.service.ts';
