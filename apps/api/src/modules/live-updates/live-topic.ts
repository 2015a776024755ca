import type { MerchantPermission } from '@postprocure/contracts/permission';

/** What may have changed for a merchant: open pages read it again. */
export const liveTopics = ['wallet', 'orders', 'notifications', 'plan'] as const;
export type LiveTopic = (typeof liveTopics)[number];

/** Who is told about a topic; null is every member. */
export const topicPermissions: Record<LiveTopic, MerchantPermission | null> = {
  wallet: 'wallet.read',
  orders: 'orders.read',
  notifications: null,
  plan: 'plan.read',
};
