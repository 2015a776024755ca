export { addBusinessDays, isBusinessDay } from './business-calendar.ts';
export { createShipmentHandlers } from './shipment.service.ts';
