export { countRecentActs } from './audit.repository.ts';
export { readAuditTrail } from './audit-trail.service.ts';
export { forgetAudit } from './forget-audit.ts';
export { forgetInBatches } from './forget-in-batches.ts';
export { recordAudit, type AuditAct, type AuditActor } from './record-audit.ts';
