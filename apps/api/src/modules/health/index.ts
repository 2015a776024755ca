export { createHealthHandlers } from './health.service.ts';
export { createStorageStatus, readFreeBytes, type StorageStatus } from './storage-status.ts';
