export { healthRoutes } from './health.routes.ts';
export { createHealthService, type HealthService } from './health.service.ts';
