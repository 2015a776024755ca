export { createHealthService, type HealthService } from './health.service.ts';
