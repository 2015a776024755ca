import type { MerchantPermission } from '@postprocure/contracts/permission';

/** What may have changed for a merchant. Open pages then fetch it again. */
export const liveTopics = ['wallet', 'orders', 'notifications', 'plan'] as const;
export type LiveTopic = (typeof liveTopics)[number];

/** The permission required to receive a topic; null means every member. */
export const topicPermissions: Record<LiveTopic, MerchantPermission | null> = {
  wallet: 'wallet.read',
  orders: 'orders.read',
  notifications: null,
  plan: 'plan.read',
};
