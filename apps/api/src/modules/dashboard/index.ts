export { createDashboardHandlers } from './dashboard.service.ts';
