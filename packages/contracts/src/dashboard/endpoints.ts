import { defineEndpoints } from '../endpoint.ts';
import { dashboard } from './dashboard.ts';

export const dashboardEndpoints = defineEndpoints({
  'GET /api/seller/dashboard': { permission: 'dashboard.read', response: dashboard },
});
