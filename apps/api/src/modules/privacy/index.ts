export { deleteMerchantDownloads } from './privacy.repository.ts';
export { createPrivacyHandlers } from './privacy.service.ts';
