import type { VerifiedEmail } from '@postprocure/contracts/accounts/sign-up-intent';
import { isRecord } from '@postprocure/api-client/read-record';

type Subscription = Extract<VerifiedEmail['intent'], { kind: 'subscribe' }>;

/** Returns the page for a new merchant after sign-up: the subscription, or a form to subscribe if that failed. */
export const describeResult = ({ productId, failure }: Subscription): { path: string; state: object } =>
  failure === null
    ? { path: `/seller/productSubscription/${productId}`, state: { isNewAccount: true } }
    : { path: `/seller/productSubscription?product=${productId}`, state: { failure } };

/** Whether the page was opened after a sign-up that included a subscription to the product. */
export const isNewAccount = (state: unknown): boolean => isRecord(state) && state['isNewAccount'] === true;

/** Why the sign-up could not include a subscription to the product. */
export const readFailure = (state: unknown): string | null =>
  isRecord(state) && typeof state['failure'] === 'string' ? state['failure'] : null;
