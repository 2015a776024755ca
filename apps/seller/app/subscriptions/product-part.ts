import type { SubscriptionDetail } from '@postprocure/contracts/subscriptions/subscription';

export interface ProductPartProps {
  product: SubscriptionDetail;
  canWrite: boolean;
  onChange: (product: SubscriptionDetail) => void;
}
