export { countRecentActs } from './audit.repository.ts';
export { readAuditTrail } from './audit-trail.service.ts';
export { purgeAudit } from './purge-audit.ts';
export { purgeInBatches } from './purge-in-batches.ts';
export { recordItemView, recordView } from './record-view.ts';
export { recordAudit, type AuditAct } from './record-audit.ts';
