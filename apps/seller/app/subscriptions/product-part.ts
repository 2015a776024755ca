import type { SubscriptionDetail } from '@postprocure/contracts/subscriptions/subscription';

/** What every part of a product's page is given. */
export interface ProductPartProps {
  product: SubscriptionDetail;
  mayWrite: boolean;
  onChange: (product: SubscriptionDetail) => void;
}
