/**
 * Whether a merchant can ask to cancel a paid order until it is dispatched, as the Terms say, or not at all, as the
 * Return Policy says.
 */
export const cancelPolicies = ['untilDispatch', 'strict'] as const;
export type CancelPolicy = (typeof cancelPolicies)[number];
