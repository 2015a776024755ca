export { createPrivacyHandlers } from './privacy.service.ts';
