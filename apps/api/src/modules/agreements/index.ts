export {
  createAgreementHandlers,
  readAgreements,
  readAnnouncements,
  recordAcceptance,
} from './agreement.service.ts';
export { startOfDate } from './announce-changes.ts';
