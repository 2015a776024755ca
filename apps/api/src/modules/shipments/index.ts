export { addBusinessDays } from './business-calendar.ts';
export { createShipmentHandlers } from './shipment.service.ts';
