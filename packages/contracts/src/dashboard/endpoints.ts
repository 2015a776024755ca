import { defineEndpoints } from '../endpoint.ts';
import { dashboard } from './dashboard.ts';
import { dashboardFigures } from './figures.ts';

export const dashboardEndpoints = defineEndpoints({
  'GET /api/seller/dashboard': { permission: 'dashboard.read', response: dashboard },
  'GET /api/seller/dashboard/figures': { permission: 'orders.read', response: dashboardFigures },
});
