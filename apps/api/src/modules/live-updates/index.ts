export { notifyMerchant, type LiveTopic } from './live-update.repository.ts';
