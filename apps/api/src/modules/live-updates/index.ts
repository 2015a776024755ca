export { notifyMerchant } from './live-update.repository.ts';
export { createLiveUpdates, type LiveUpdates } from './live-updates.ts';
export { liveUpdateRoutes } from './live-update.routes.ts';
