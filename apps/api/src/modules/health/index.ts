export { createHealthHandlers } from './health.service.ts';
