export { createExportFileHandlers, createExportHandlers } from './export.service.ts';
export { redirectExpiredLinks } from './expired-link.ts';
